import { Link } from 'react-router'
import { Icon } from '../../ui/icon'

export type CategoryLink = { name: string; url: string; icon: string; isCurrent: boolean }

type Props = {
  name: string
  intro: string
  picture: string | null
  links: readonly CategoryLink[]
  linksLabel: string
}

/** What a category is about, in a line, with links to the categories in it or beside it (LISTS-10). The rest comes below the list. */
export function CategoryOpening({ name, intro, picture, links, linksLabel }: Props) {
  return (
    <div className="category-opening">
      {/* CATALOGUE-28: it says nothing that the title does not. */}
      {picture && (
        <img
          src={picture}
          srcSet={`${picture.replace('-400.', '-200.')} 200w,${picture} 400w`}
          sizes="(min-width:768px) 180px,96px"
          width="180"
          height="120"
          alt=""
          // The goods come first.
          fetchPriority="low"
        />
      )}
      <h1 className="text-title md:text-3xl">{name}</h1>
      {intro && (
        <p className="text-muted line-clamp-1 md:mt-1 md:text-lg" title={intro}>
          {firstSentence(intro)}
        </p>
      )}
      {links.length > 0 && (
        <nav aria-label={linksLabel} className="category-links" data-no-print>
          <ul>
            {links.map(({ name: title, url, icon, isCurrent }) => (
              <li key={url}>
                <Link to={url} aria-current={isCurrent ? 'page' : undefined}>
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

/** Below the list, for who wants to read on. */
export function CategoryText({ intro }: { intro: string }) {
  if (!intro) return null
  return <p className="text-muted border-line mt-10 max-w-prose border-t pt-6">{intro}</p>
}

function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s)/.exec(text)?.[0] ?? text
}
