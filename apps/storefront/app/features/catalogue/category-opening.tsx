import { Link } from 'react-router'
import { Icon } from '../../ui/icon'

export type Shelf = { name: string; url: string; icon: string; isCurrent: boolean }

type Props = { name: string; intro: string; shelves: readonly Shelf[]; shelvesLabel: string }

/** What a category is about, and the shelves in it or beside it. */
export function CategoryOpening({ name, intro, shelves, shelvesLabel }: Props) {
  return (
    <div className="pb-10">
      <h1 className="text-4xl">{name}</h1>
      {intro && <p className="text-muted mt-4 max-w-prose text-lg">{intro}</p>}
      {shelves.length > 0 && (
        <nav aria-label={shelvesLabel} className="mt-6" data-no-print>
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
            {shelves.map(({ name: title, url, icon, isCurrent }) => (
              <li key={url} className="shrink-0">
                <Link
                  to={url}
                  aria-current={isCurrent ? 'page' : undefined}
                  className="border-line-strong hover:bg-sunken aria-[current]:bg-brand aria-[current]:border-brand aria-[current]:text-on-brand rounded-control flex min-h-11 items-center gap-2 border px-4 text-sm font-medium"
                >
                  <Icon name={icon} size={20} />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
