import { useEffect, useState } from 'react'
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { pressKey } from '../../platform/shortcuts'
import { Icon } from '../../ui/icon'
import { KeyHint } from '../../ui/key-hint'
import { type Command, usePaletteSections } from './palette-sections'

/** One field that reaches every thing and everything that can be done (OFFICE-6). */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('office-shell')
  const [typed, setTyped] = useState('')
  const sections = usePaletteSections(useSettled(typed), typed)
  const act = useAct(onClose)
  const commands = sections.flatMap(({ items }) => items)
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => (open ? undefined : onClose())}
      isDismissable
      className="bg-shade fixed inset-0 z-50 grid items-start justify-items-center p-4 pt-[12vh]"
      data-office-modal=""
    >
      <Modal className="bg-surface rounded-card flex max-h-[70vh] w-full max-w-2xl flex-col overflow-hidden shadow-xl">
        <Dialog aria-label={t('palette.title')} className="flex min-h-0 flex-1 flex-col outline-none">
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <TextField
              aria-label={t('palette.title')}
              autoFocus
              className="border-line flex items-center gap-3 border-b px-4"
            >
              <Icon name="search" size={18} />
              <Input
                placeholder={t('palette.placeholder')}
                className="min-h-12 min-w-0 flex-1 bg-transparent text-lg outline-none"
              />
            </TextField>
            <Menu
              aria-label={t('palette.title')}
              items={sections}
              onAction={(id) => act(commands.find((command) => command.id === id))}
              renderEmptyState={() => t(typed.trim() ? 'palette.empty' : 'palette.hint')}
              className="min-h-0 flex-1 overflow-y-auto p-2 outline-none data-empty:p-6 data-empty:text-center"
            >
              {(section) => (
                <MenuSection id={section.id}>
                  <Header className="text-muted px-3 pt-2 pb-1 text-xs font-semibold">{section.title}</Header>
                  <Collection items={section.items}>{renderCommand}</Collection>
                </MenuSection>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const renderCommand = (command: Command) => <CommandRow command={command} />

function CommandRow({ command }: { command: Command }) {
  const { id, name, note, keys } = command
  return (
    <MenuItem
      id={id}
      textValue={name}
      className="data-focused:bg-brand-soft rounded-control flex min-h-9 cursor-pointer items-center gap-3 px-3 outline-none"
    >
      <span className="min-w-0 flex-1 truncate">
        <bdi className="font-medium">{name}</bdi>
        {note ? (
          <span className="text-muted">
            {' '}
            · <bdi>{note}</bdi>
          </span>
        ) : null}
      </span>
      {keys ? <KeyHint keys={keys} /> : null}
    </MenuItem>
  )
}

function useAct(onClose: () => void): (command: Command | undefined) => void {
  const navigate = useNavigate()
  return (command) => {
    if (!command) return
    onClose()
    if (command.path !== undefined) void navigate(command.path)
    // The page has its keys again once the palette has gone.
    else if (command.keys !== undefined) setTimeout(pressKey, 0, command.keys)
  }
}

const typingMs = 120

/** What was typed, once the typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(setSettled, typingMs, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return settled.trim()
}
