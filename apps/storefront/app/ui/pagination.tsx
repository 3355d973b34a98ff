import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon'

type Props = {
  label: string
  page: number
  pageCount: number
  urlOf: (page: number) => string
  words: { previous: string; next: string; page: (page: number) => string }
}

/** Links to the pages of a list: the first, the last and those around the current one. */
export function Pagination({ label, page, pageCount, urlOf, words }: Props) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={label} data-no-print>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 ? (
          <Step url={urlOf(page - 1)} rel="prev" label={words.previous} icon="chevron-left" />
        ) : null}
        {shownPages(page, pageCount).map((shown, position) =>
          shown === null ? (
            <li
              key={position === 1 ? 'gap before' : 'gap after'}
              aria-hidden="true"
              className="text-muted px-1"
            >
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={urlOf(shown)}
                aria-label={words.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className="page-link"
              >
                {shown}
              </Link>
            </li>
          ),
        )}
        {page < pageCount ? (
          <Step url={urlOf(page + 1)} rel="next" label={words.next} icon="chevron-right" />
        ) : null}
      </ul>
    </nav>
  )
}

function Step({ url, rel, label, icon }: { url: string; rel: string; label: string; icon: string }) {
  return (
    <li>
      <Link to={url} rel={rel} className="page-link">
        <Icon name={icon} size={20} label={label} />
      </Link>
    </li>
  )
}

/** `null` stands for pages left out; a gap of one page shows that page instead. */
export function shownPages(page: number, pageCount: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (each) => each >= 1 && each <= pageCount,
  )
  return wanted.flatMap((each, position) => {
    const before = wanted[position - 1]
    if (before === undefined || each === before + 1) return [each]
    return each === before + 2 ? [before + 1, each] : [null, each]
  })
}

type LoadMoreProps = Omit<ComponentProps<typeof Link>, 'children'> & {
  label: string
  status: string
  busy?: boolean
}

/** More of a list: a real link to the next page, and how much of the list is shown. */
export function LoadMore({ label, status, busy = false, ...link }: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-8" data-no-print>
      <p className="text-muted text-sm">{status}</p>
      <Link
        {...link}
        rel="next"
        aria-busy={busy || undefined}
        className="border-line-strong hover:bg-sunken rounded-control inline-flex min-h-12 items-center border px-8 font-medium aria-busy:opacity-60"
      >
        {label}
      </Link>
    </div>
  )
}
