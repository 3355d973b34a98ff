import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { firstPage } from '../../platform/constants'
import { type ListQuery, listSearch, pageSizes } from './list-address'
import { pageNumbers } from './page-numbers'

type Props = { query: ListQuery; path: string; lastShown: number; pageCount: number; total: number }

const pageLook = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2'

/** Links to every page there is, and to longer ones. */
export function ListPages({ query, path, lastShown, pageCount, total }: Props) {
  const t = useTranslations('catalogue')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm" data-no-print>
      {pageCount > 1 && (
        <nav aria-label={t('pages.label')}>
          <ul className="flex flex-wrap items-center">
            {pageNumbers(lastShown, pageCount).map((page, place) => (
              <li key={page ?? `gap ${place}`}>{page ? <PageLink {...{ query, path, page, lastShown }} /> : <span className={pageLook}>…</span>}</li>
            ))}
          </ul>
        </nav>
      )}
      {total > pageSizes[0] && (
        <nav aria-label={t('pages.sizeLabel')} className="flex items-center">
          <span className="text-muted mr-1">{t('pages.perPage')}</span>
          {pageSizes.map((pageSize) => (
            <Link
              key={pageSize}
              to={path + listSearch({ ...query, pageSize, page: firstPage })}
              aria-current={pageSize === query.pageSize ? 'true' : undefined}
              className={`${pageLook} ${pageSize === query.pageSize ? 'font-semibold' : 'underline underline-offset-4'}`}
            >
              {pageSize}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

function PageLink({ query, path, page, lastShown }: Omit<Props, 'pageCount' | 'total'> & { page: number }) {
  const t = useTranslations('catalogue')
  const isShown = page >= query.page && page <= lastShown
  return (
    <Link
      to={path + listSearch({ ...query, page })}
      aria-label={t('pages.page', { page })}
      aria-current={page === lastShown ? 'page' : undefined}
      className={`${pageLook} ${isShown ? 'bg-brand-soft font-semibold' : 'underline underline-offset-4'}`}
    >
      {page}
    </Link>
  )
}
