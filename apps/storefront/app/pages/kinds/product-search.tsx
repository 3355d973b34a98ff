import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { CategoryOpening, CategoryText } from '../../features/catalogue/category-opening'
import { hasFilters } from '../../features/catalogue/list-address'
import { ProductGrid } from '../../features/catalogue/product-grid'
import { ProductList } from '../../features/catalogue/product-list'
import { SearchNothing } from '../../features/catalogue/search-nothing'
import { SearchReadings } from '../../features/catalogue/search-readings'
import { SearchNoGoods, SearchVetFirst } from '../../features/catalogue/search-vet-first'
import { SearchOpening } from '../../features/catalogue/search-opening'
import { CompareDock } from '../../features/compare/compare-dock'
import { track } from '../../toolkit/data-layer'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { Container } from '../../ui/container'
import { SectionHeading } from '../../ui/section-heading'
import { useAddAction, useCardActions } from '../parts/use-card-actions'
import type { ProductSearchData } from '../../loaders/kinds/product-search.server'

const searchList = 'search'
const suggestionsList = { id: 'search-suggestions', name: 'search-suggestions' }

/** The products of a category, or those a search found. */
export function Page({ data }: { data: ProductSearchData }) {
  const t = useTranslations('lists')
  const path = useLocation().pathname
  const action = useCardActions()
  const { query, list, category } = data
  useTrackedSearch(query.term)
  const foundNothing = !category && list.total === 0 && !hasFilters(query)
  const sellsNothing = list.isEmergency || (foundNothing && list.readingsFirst)
  return (
    <Container className="pb-20 md:pt-1">
      {category ? (
        <>
          <Breadcrumbs trail={category.breadcrumb} />
          <CategoryOpening {...category} linksLabel={t('list.categories')} />
        </>
      ) : (
        <div className="pt-4 md:pt-8">
          <SearchOpening term={query.term} {...list} />
        </div>
      )}
      {sellsNothing ? (
        <SearchWithoutGoods term={query.term} list={list} />
      ) : (
        <>
          {list.readingsFirst && <SearchReadings readings={list.readings} />}
          {foundNothing ? (
            <NothingFound term={query.term} suggestions={data.suggestions} />
          ) : (
            <ProductList
              {...{ query, list, path, action }}
              categoryId={category?.categoryId ?? null}
              listName={category?.name ?? searchList}
            />
          )}
          {category && <CategoryText intro={category.intro} />}
          {!list.readingsFirst && (
            <div className="pt-12">
              <SearchReadings readings={list.readings} />
            </div>
          )}
        </>
      )}
      <CompareDock />
    </Container>
  )
}

/** Nothing is offered in place of what an owner in need does not find (SEARCH-12, SEARCH-22). */
function SearchWithoutGoods({ term, list }: { term: string; list: ProductSearchData['list'] }) {
  return list.isEmergency ? (
    <SearchVetFirst term={term} readings={list.readings} />
  ) : (
    <SearchNoGoods readings={list.readings} />
  )
}

function useTrackedSearch(term: string): void {
  useEffect(() => {
    if (term) track('search', { search_term: term })
  }, [term])
}

function NothingFound({
  term,
  suggestions,
}: {
  term: string
  suggestions: ProductSearchData['suggestions']
}) {
  const t = useTranslations('lists')
  const add = useAddAction()
  return (
    <>
      <SearchNothing term={term} />
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions" className="pt-16">
          <SectionHeading id="suggestions" title={t('search.suggestions')} />
          <ProductGrid cards={suggestions} action={add} list={suggestionsList} isShort />
        </section>
      )}
    </>
  )
}
