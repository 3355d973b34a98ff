import { Link, useLocation } from 'react-router'
import { useTranslations } from '#texts'

type Props = { trail: readonly { title: string; url: string }[]; label?: string; current?: string }

/** The way from the home page to here; the page itself may close the trail. */
export function Breadcrumbs({ trail, label, current }: Props) {
  const text = useTranslations('ui')
  const { pathname } = useLocation()
  if (trail.length === 0) return null
  return (
    <nav aria-label={label ?? text('breadcrumbs')} className="text-muted text-sm md:py-1" data-no-print>
      <ol className="flex items-center gap-x-2 overflow-x-auto whitespace-nowrap sm:flex-wrap">
        {trail.map(({ title, url }) => (
          <li
            key={url}
            className="after:text-line-strong flex items-center gap-2 after:content-['/'] last:after:content-none"
          >
            <Link
              to={url}
              aria-current={url === pathname ? 'page' : undefined}
              className="hover:text-ink aria-[current=page]:text-ink inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
        {current ? (
          <li aria-current="page" className="text-ink flex min-h-11 items-center">
            {current}
          </li>
        ) : null}
      </ol>
    </nav>
  )
}
