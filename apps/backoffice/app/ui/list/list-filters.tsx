import { useEffect, useRef, useState } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from '#texts'
import { pressKey, useShortcuts } from '../../platform/shortcuts'
import { controlLook } from '../control-look'
import { Icon } from '../icon'
import { FilterChip } from './filter-chip'
import type { Filter, FilterValues } from './list-types'

type Props = {
  filters: readonly Filter[]
  values: FilterValues
  onChange: (id: string, value: string) => void
  /** What the search field finds; lists without a filter `q` have none. */
  searchLabel?: string | undefined
}

/** Search and filters: each active filter is a chip that can be changed and removed. */
export function ListFilters({ filters, values, onChange, searchLabel }: Props) {
  const t = useTranslations('office-shell')
  const [added, setAdded] = useState<string | null>(null)
  const shown = filters.filter(({ id }) => values[id] !== undefined || id === added)
  const others = filters.filter((filter) => !shown.includes(filter))
  return (
    <div className="flex flex-wrap items-center gap-2 py-2.5">
      {searchLabel ? (
        <SearchField
          label={searchLabel}
          value={values['q'] ?? ''}
          onChange={(value) => onChange('q', value)}
        />
      ) : null}
      {shown.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          value={values[filter.id] ?? ''}
          isNew={filter.id === added}
          onChange={(value) => {
            setAdded(null)
            onChange(filter.id, value)
          }}
        />
      ))}
      {others.length > 0 ? (
        <MenuTrigger>
          <AriaButton className="border-line-strong text-muted hover:text-ink inline-flex min-h-8 items-center gap-1.5 rounded-full border border-dashed px-3">
            <Icon name="plus" size={14} />
            {t('list.addFilter')}
          </AriaButton>
          <Popover className="bg-surface border-line rounded-card min-w-44 border shadow-lg">
            <Menu className="p-1 outline-none" onAction={(id) => setAdded(String(id))}>
              {others.map(({ id, label }) => (
                <MenuItem
                  key={id}
                  id={id}
                  className="data-focused:bg-sunken rounded-control cursor-pointer px-3 py-1.5 outline-none"
                >
                  {label}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      ) : null}
    </div>
  )
}

const typingMs = 200

/** From the search to the rows: what was typed stays. */
const leaving = new Set(['Escape', 'Enter', 'ArrowDown'])

/** Queries when typing pauses, so that a long list never delays a key. */
function SearchField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const t = useTranslations('office-shell')
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  /** Texts on their way to the address, oldest first: their return must not replace what was typed meanwhile. */
  const sent = useRef<string[]>([])
  useShortcuts({ '/': () => input.current?.focus() }, { moves: { '/': t('help.list.search') } })
  useEffect(() => {
    const echo = sent.current.indexOf(value)
    if (echo === -1) setTyped(value)
    sent.current.splice(0, echo === -1 ? Infinity : echo + 1)
  }, [value])
  useEffect(() => {
    const text = typed.trim()
    if (text === (sent.current.at(-1) ?? value)) return undefined
    const timer = setTimeout(() => {
      sent.current.push(text)
      onChange(text)
    }, typingMs)
    return () => clearTimeout(timer)
  })
  return (
    <input
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(press) => {
        if (!leaving.has(press.key)) return
        // The browser would empty the field with Esc.
        press.preventDefault()
        press.currentTarget.blur()
        if (press.key === 'ArrowDown') pressKey('j')
      }}
      className={`${controlLook} max-w-96 text-ellipsis`}
    />
  )
}
