import type { ReactNode } from 'react'
import { useFormats } from '../../platform/formats'
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
  const { number } = useFormats()
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
            className={`-mb-px border-b-2 max-w-72 truncate px-3 py-2 ${look}`}
          >
            <bdi>{view.name}</bdi>
            {view.count ? (
              <span className="bg-sunken text-ink ml-1.5 rounded-full px-1.5 py-0.5 text-xs font-semibold">
                {number(view.count)}
              </span>
            ) : null}
            {isCurrent && isChanged ? ' *' : ''}
          </button>
        )
      })}
      {children}
    </nav>
  )
}
