import type { Schemas } from '@haverhof/api-client'
import { redirect } from 'react-router'
import { answerWith } from '../../shared/shop/answer-with'
import type { Card, ShownList } from '../../features/catalogue/card'
import type { CategoryLink } from '../../features/catalogue/category-opening'
import {
  type ListQuery,
  hasFilters,
  isTidyAddress,
  listSearch,
  readListAddress,
} from '../../features/catalogue/list-address'
import { firstPage } from '../../toolkit/constants'
import type { ShopRequest } from '../../toolkit/shop-request'
import { textsOf } from '../../shared/shop/locale'
import { breadcrumbJsonLd, itemListJsonLd } from '../../shared/seo/json-ld'
import type { LoadedPage, PageLoad } from '../parts/page-load'
import { productListAnswer } from '../parts/product-list-answer.server'
import { shownCards } from '../parts/shown-cards.server'
import { brandOf } from '../parts/reading-head.server'

export type CategoryFacts = {
  categoryId: number
  name: string
  intro: string
  /** The address of its drawing (CATALOGUE-28). */
  picture: string | null
  breadcrumb: { title: string; url: string }[]
  links: CategoryLink[]
}

export type ProductSearchData = {
  query: ListQuery
  list: ShownList
  /** Null on the page of search results. */
  category: CategoryFacts | null
  /** Shown when a search finds nothing. */
  suggestions: Card[]
}

type Route = { kind: string; searchType: string; parameters: { landingpageId?: number } }

export const load: PageLoad<ProductSearchData, Route> = async (shop, route, url) => {
  if (!isTidyAddress(url.searchParams)) {
    answerWith(redirect(url.pathname + listSearch(readListAddress(url.searchParams)), 302))
  }
  const categoryId = route.parameters.landingpageId ?? null
  return categoryId === null ? loadSearch(shop, url) : loadCategory(shop, url, categoryId)
}

async function loadCategory(
  shop: ShopRequest,
  url: URL,
  categoryId: number,
): Promise<LoadedPage<ProductSearchData>> {
  const listQuery = { ...readListAddress(url.searchParams), term: '' }
  const [{ list, query }, categories] = await Promise.all([
    productListAnswer(shop, listQuery, categoryId),
    shop.api.categories.list(),
  ])
  const category = categoryFacts(shop, categories, categoryId)
  const { intro } = category
  const before = (query.page - firstPage) * list.pageSize
  const jsonLd = [
    breadcrumbJsonLd(shop.origin, category.breadcrumb),
    itemListJsonLd(
      shop.origin,
      list.products.map(({ url: path }) => path),
      before,
    ),
  ]
  const title = listTitle(shop, category, query.page)
  // SEO: a filtered list is of no use to a search engine, and a page past the last is none at all.
  const hidden = hasFilters(query)
  const isMissing = query.page > Math.max(list.pageCount, firstPage)
  return {
    data: { query, list, category, suggestions: [] },
    texts: 'lists',
    head: { title, description: query.page > firstPage ? `${title}: ${intro}` : intro, hidden, jsonLd },
    ...(isMissing && { status: 404 }),
  }
}

/** With what stands above it, so that neither a product nor an article of that name is its twin (SEO-15). */
function listTitle({ locale }: ShopRequest, { name, breadcrumb }: CategoryFacts, page: number): string {
  const above = breadcrumb.slice(1, -1).at(-1)?.title
  const title = above ? `${name} – ${above}` : textsOf(locale, 'heads')('category', { name })
  return page > firstPage ? `${title} (${page})` : title
}

async function loadSearch(shop: ShopRequest, url: URL): Promise<LoadedPage<ProductSearchData>> {
  const { list, query } = await productListAnswer(shop, readListAddress(url.searchParams), null)
  if (list.exactMatchUrl) answerWith(redirect(list.exactMatchUrl, 302))
  // What sells best is no answer to an illness (SEARCH-12, SEARCH-22).
  const suggestions =
    list.total === 0 && !list.readingsFirst
      ? shownCards(shop, await shop.api.products.bestsellers().catch(() => []))
      : []
  const t = textsOf(shop.locale, 'lists')
  const title = query.term ? t('search.titleFor', { term: query.term }) : t('search.title')
  const heads = textsOf(shop.locale, 'heads')
  const description = query.term ? heads('searchFor', { term: query.term }) : heads('search')
  return {
    data: { query, list, category: null, suggestions },
    texts: 'lists',
    head: { title, description, hidden: true },
  }
}

type Category = Schemas['Category']

/** The categories in a category, or beside it where it has none of its own. */
function categoryFacts(
  shop: ShopRequest,
  categories: readonly Category[],
  categoryId: number,
): CategoryFacts {
  const category = categories.find((each) => each.categoryId === categoryId)
  if (!category) answerWith(new Response(null, { status: 404 }))
  const above = categories.find((each) => each.categoryId === category.parentId)
  const inside = categories.filter((each) => each.parentId === categoryId && each.productCount > 0)
  const beside = above
    ? categories.filter((each) => each.parentId === above.categoryId && each.productCount > 0)
    : []
  const trail = [...(above ? [above] : []), category].map(({ name, url }) => ({ title: name, url }))
  return {
    categoryId,
    name: category.name,
    intro: category.intro,
    picture: category.image?.src ?? null,
    breadcrumb: [{ title: brandOf(shop).name, url: '/' }, ...trail],
    links: (inside.length > 0 ? inside : beside).map(({ name, url, icon, categoryId: id }) => ({
      name,
      url,
      icon,
      isCurrent: id === categoryId,
    })),
  }
}
