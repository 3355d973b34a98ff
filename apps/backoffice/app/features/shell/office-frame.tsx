import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Button, IconButton } from '../../ui/button'
import { KeyHint } from '../../ui/key-hint'
import { AreaList } from './area-list'
import { CommandPalette } from './command-palette'
import { HelpDialog } from './help-dialog'
import { MemberMenu } from './member-menu'
import { useMyAreas } from './use-my-areas'

/** Areas at the left, search and who I am above, the screen in the rest. */
export function OfficeFrame({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  const t = useTranslations('office-shell')
  const mine = useMyAreas()
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  const close = () => setOpen(null)
  useFrameKeys(mine, setOpen)
  return (
    <div className="grid min-h-dvh grid-cols-[3.5rem_1fr] grid-rows-[3rem_1fr] lg:grid-cols-[13rem_1fr]">
      <a
        href="#main"
        className="bg-brand text-on-brand rounded-control fixed top-2 left-2 z-60 -translate-y-16 px-4 py-2 focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <header className="bg-surface border-line sticky top-0 z-30 col-span-2 flex items-center gap-1.5 border-b px-3 sm:gap-3 sm:px-4">
        <p className="font-semibold lg:w-[11rem]">Haverhof</p>
        <Button icon="search" onPress={() => setOpen('palette')} className="min-w-0 justify-start!">
          <span className="truncate">{t('search')}</span>
          <span className="pl-6 max-sm:hidden">
            <KeyHint keys="Ctrl K" />
          </span>
        </Button>
        <div className="flex-1" />
        {tools}
        <IconButton icon="help" label={t('help.open')} onPress={() => setOpen('help')} />
        <MemberMenu />
      </header>
      <AreaList areas={mine} />
      <div className="flex min-w-0 flex-col">{children}</div>
      {open === 'palette' ? <CommandPalette onClose={close} /> : null}
      {open === 'help' ? <HelpDialog onClose={close} /> : null}
    </div>
  )
}

/** `g` and a letter lead to an area, Ctrl K searches, `?` helps (OFFICE-3). */
function useFrameKeys(areas: ReturnType<typeof useMyAreas>, open: (what: 'palette' | 'help') => void): void {
  const navigate = useNavigate()
  const ways = areas.flatMap(({ key, path }) =>
    key ? [[`g ${key}`, () => void navigate(path)] as const] : [],
  )
  useShortcuts({ ...Object.fromEntries(ways), 'Ctrl+k': () => open('palette'), '?': () => open('help') })
}
