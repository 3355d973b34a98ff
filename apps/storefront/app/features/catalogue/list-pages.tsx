import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { firstPage } from '../../toolkit/constants'
import { Pagination } from '../../ui/pagination'
import { type ListQuery, listSearch, pageSizes } from './list-address'

type Props = { query: ListQuery; path: string; lastShown: number; pageCount: number; total: number }

/** Links to every page there is, and to longer ones. */
export function ListPages({ query, path, lastShown, pageCount, total }: Props) {
  const t = useTranslations('lists')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm" data-no-print>
      <Pagination
        label={t('pages.label')}
        page={lastShown}
        pageCount={pageCount}
        urlOf={(page) => path + listSearch({ ...query, page })}
        words={{
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (page) => t('pages.page', { page }),
        }}
      />
      {total > pageSizes[0] && <PageSizes query={query} path={path} />}
    </div>
  )
}

function PageSizes({ query, path }: Pick<Props, 'query' | 'path'>) {
  const t = useTranslations('lists')
  return (
    <nav aria-label={t('pages.perPage')} className="flex flex-wrap items-center">
      <span className="text-muted mr-2">{t('pages.perPage')}</span>
      {pageSizes.map((pageSize) => (
        <Link
          key={pageSize}
          to={path + listSearch({ ...query, pageSize, page: firstPage })}
          aria-current={pageSize === query.pageSize ? 'true' : undefined}
          className="page-size"
        >
          {pageSize}
        </Link>
      ))}
    </nav>
  )
}
