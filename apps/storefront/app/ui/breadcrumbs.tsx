import { Link, useLocation } from 'react-router'
import { useTranslations } from '#texts'

type Props = { trail: readonly { title: string; url: string }[]; label?: string; current?: string }

/** The way from the home page to here; the page itself may close the trail. */
export function Breadcrumbs({ trail, label, current }: Props) {
  const text = useTranslations('ui')
  const { pathname } = useLocation()
  if (trail.length === 0) return null
  return (
    <nav aria-label={label ?? text('breadcrumbs')} className="breadcrumbs" data-no-print>
      <ol>
        {trail.map(({ title, url }) => (
          <li key={url}>
            <Link to={url} aria-current={url === pathname ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
        {current ? <li aria-current="page">{current}</li> : null}
      </ol>
    </nav>
  )
}
