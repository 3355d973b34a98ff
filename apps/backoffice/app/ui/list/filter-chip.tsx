import { useState } from 'react'
import { useTranslations } from '#texts'
import { IconButton } from '../button'
import type { Filter } from './list-types'

type Props = { filter: Filter; value: string; isNew: boolean; onChange: (value: string) => void }

/** One filter: its name, its value, and a cross. */
export function FilterChip({ filter, value, isNew, onChange }: Props) {
  const t = useTranslations('office-shell')
  return (
    <div className="border-line-strong bg-surface inline-flex min-h-8 items-center gap-1 rounded-full border py-px pr-0.5 pl-3">
      <span aria-hidden="true" className="text-muted">
        {filter.label}
      </span>
      {filter.kind === 'choice' ? (
        <select
          aria-label={filter.label}
          value={value}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens on request
          autoFocus={isNew}
          onChange={(event) => onChange(event.target.value)}
          className="bg-transparent py-1 font-medium"
        >
          {isNew ? <option value="">…</option> : null}
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <TypedValue filter={filter} value={value} isNew={isNew} onChange={onChange} />
      )}
      <IconButton
        icon="close"
        label={t('list.removeFilter', { name: filter.label })}
        onPress={() => onChange('')}
        className="size-6! rounded-full"
      />
    </div>
  )
}

/** Called on blur and on Enter. */
function TypedValue({ filter, value, isNew, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // A view or Back has changed the address.
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const tell = () => {
    if (typed !== value) onChange(typed.trim())
  }
  return (
    <input
      type={filter.kind === 'day' ? 'date' : 'text'}
      aria-label={filter.label}
      value={typed}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens on request
      autoFocus={isNew}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={tell}
      onKeyDown={(press) => (press.key === 'Enter' ? tell() : undefined)}
      className="w-32 bg-transparent py-1 font-medium"
    />
  )
}
