import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from '#texts'
import { latePart } from '../../toolkit/connection'
import { Late } from '../../toolkit/late'
import { NothingSpot } from '../../shared/brand/nothing-spot'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { ChoiceChips } from './choice-chips'
import { FilterSidebar } from './filter-sidebar'
import { type ListQuery, listSearch, withoutFilters } from './list-address'
import { choicesOf } from './list-choices'
import { ListResults } from './list-results'
import type { Card, ShownList } from './card'
import { SortSelect } from './sort-select'

const FilterDialog = latePart(async () => (await import('./filter-dialog')).FilterDialog)

export type ProductListProps = {
  query: ListQuery
  list: ShownList
  path: string
  categoryId: number | null
  listName: string
  action?: (card: Card) => ReactNode
}

const sidebarId = 'filters'

/** Filters, order, products and pages of a category or a search. */
export function ProductList(props: ProductListProps) {
  const { query, list, path } = props
  const t = useTranslations('lists')
  return (
    <div className="grid gap-x-12 md:grid-cols-[26rem_minmax(0,1fr)]">
      <aside
        id={sidebarId}
        aria-label={t('filters.title')}
        className="max-md:hidden max-md:target:block"
        data-no-print
      >
        <Late when="wide">
          <FilterSidebar query={query} facets={list.facets} path={path} />
        </Late>
      </aside>
      <section aria-labelledby="list-title" className="min-w-0">
        <h2 id="list-title" className="sr-only">
          {t('list.title')}
        </h2>
        <div className="list-bar">
          <FilterButton {...props} />
          <SortSelect query={query} path={path} />
          <p>{t('list.count', { count: list.total })}</p>
        </div>
        <div className="mb-4 empty:hidden">
          <ChoiceChips query={query} facets={list.facets} path={path} />
        </div>
        {list.total > 0 ? <ListResults {...props} /> : <NothingLeft query={query} path={path} />}
      </section>
    </div>
  )
}

function FilterButton({ query, list, path, categoryId }: ProductListProps) {
  const t = useTranslations('lists')
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const chosen = choicesOf(query, list.facets).length
  return (
    <>
      <ButtonLink
        to={`#${sidebarId}`}
        className="px-3! text-sm md:hidden"
        data-no-print
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        <Icon name="filter" size={20} />
        {t('filters.open', { count: chosen })}
      </ButtonLink>
      <Suspense>
        {isOpen === null ? null : (
          <FilterDialog
            open={isOpen}
            {...{ query, path, categoryId }}
            counts={list}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function NothingLeft({ query, path }: Pick<ProductListProps, 'query' | 'path'>) {
  const t = useTranslations('lists')
  return (
    <EmptyState title={t('list.nothing')} picture={<NothingSpot className="w-60" />}>
      <p>{t('list.nothingHint')}</p>
      <ButtonLink to={path + listSearch(withoutFilters(query))} look="brand" className="mt-6">
        {t('filters.clear')}
      </ButtonLink>
    </EmptyState>
  )
}
