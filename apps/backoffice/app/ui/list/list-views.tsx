import type { ReactNode } from 'react'
import type { ListView } from './list-types'

type Props = {
  label: string
  views: readonly ListView[]
  current: ListView | undefined
  isChanged: boolean
  onChoose: (view: ListView) => void
  children?: ReactNode
}

/** Views of a list, as tabs. */
export function ListViews({ label, views, current, isChanged, onChoose, children }: Props) {
  return (
    <nav aria-label={label} className="border-line flex flex-wrap items-end gap-1 border-b">
      {views.map((view) => {
        const isCurrent = view.id === current?.id
        const look = isCurrent
          ? 'border-brand text-ink font-semibold'
          : 'text-muted hover:text-ink border-transparent'
        return (
          <button
            key={view.id}
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => onChoose(view)}
            className={`-mb-px border-b-2 px-3 py-2 whitespace-nowrap ${look}`}
          >
            {view.name}
            {isCurrent && isChanged ? ' *' : ''}
          </button>
        )
      })}
      {children}
    </nav>
  )
}
