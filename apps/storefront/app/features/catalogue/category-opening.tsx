import { Link } from 'react-router'
import { Icon } from '../../ui/icon'

export type CategoryLink = { name: string; url: string; icon: string; isCurrent: boolean }

type Props = { name: string; intro: string; links: readonly CategoryLink[]; linksLabel: string }

/** What a category is about, with links to the categories in it or beside it. */
export function CategoryOpening({ name, intro, links, linksLabel }: Props) {
  return (
    <div className="pb-10">
      <h1 className="text-4xl">{name}</h1>
      {intro && <p className="text-muted mt-4 max-w-prose text-lg">{intro}</p>}
      {links.length > 0 && (
        <nav aria-label={linksLabel} className="mt-6" data-no-print>
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
            {links.map(({ name: title, url, icon, isCurrent }) => (
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
