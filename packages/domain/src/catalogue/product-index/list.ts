import { type ListFilters, noFilters } from '../filters.ts'
import { type Bits, countBits, eachBit, emptyBits, hasBit, intersection } from '../index-tools/bitset.ts'
import { type FacetCounts, countFacets } from './counts.ts'
import type { CatalogueFigures } from './columns.ts'
import { cachedCounts } from './count-cache.ts'
import { type Direction, type Order, fewMembers, pageOf } from '../index-tools/order.ts'
import { shownVariant } from './variants.ts'
import { docsWith, isFiltered, type Selection, select } from './selection.ts'
import type { SiteFigures } from './site.ts'
import type { SearchHits } from '../search/match.ts'

export const productSorts = ['relevance', 'price', 'name', 'rating', 'newest'] as const
export type ProductSort = (typeof productSorts)[number]

export type ListQuery = {
  languageId: number
  categoryKey: string | null
  /** Only these docs, whatever else is asked; null for all. */
  within: Bits | null
  /** What the search found; null without a search term. */
  match: SearchHits | null
  filters: ListFilters
  sort: ProductSort
  descending: boolean
  page: number
  pageSize: number
}

export type ListAnswer = { variantIds: number[]; total: number; facets: FacetCounts[] }

/**
 * One page of a product list with the counts of every filter value; nothing here reads the whole catalogue.
 * The order of names is needed by that sort alone.
 */
export function listProducts(
  figures: CatalogueFigures,
  site: SiteFigures,
  byName: Order | null,
  query: ListQuery,
): ListAnswer {
  const scope = scopeOf(figures, site, query)
  const selection = select(figures, site, scope, query.filters)
  const { docs } = selection
  return {
    variantIds: variantsOfPage(selection, docs, byName, query).map(
      (pack) => figures.variantIds[pack] as number,
    ),
    total: countBits(docs),
    facets: facetsOf(selection, query),
  }
}

function facetsOf(selection: Selection, query: ListQuery): FacetCounts[] {
  const { figures, site, scope } = selection
  const counted = (filters: ListFilters, count: () => FacetCounts[]) =>
    query.match || query.within ? count() : cachedCounts(site, { ...query, filters }, count)
  if (!isFiltered(selection)) return counted(noFilters, () => countFacets(selection))
  return counted(query.filters, () => {
    const whole = () => countFacets(select(figures, site, scope, noFilters))
    return countFacets(selection, counted(noFilters, whole))
  })
}

function scopeOf(figures: CatalogueFigures, site: SiteFigures, query: ListQuery): Bits {
  let scope = site.published.get(query.languageId) ?? emptyBits(figures.docCount)
  if (query.categoryKey !== null) {
    scope = intersection(scope, docsWith(figures, 'product-group', [query.categoryKey]))
  }
  if (query.within) scope = intersection(scope, query.within)
  return query.match ? intersection(scope, query.match.docs) : scope
}

function variantsOfPage(selection: Selection, docs: Bits, byName: Order | null, query: ListQuery): number[] {
  const { figures, site } = selection
  const { packs } = selection
  const skip = (query.page - 1) * query.pageSize
  const shown = (doc: number) => shownVariant(doc, packs, figures.layers)
  if (query.sort === 'price') {
    const isShown = (pack: number) => {
      const doc = pack % figures.layers.stride
      return hasBit(docs, doc) && shown(doc) === pack
    }
    const members = { few: () => fewMembers(docs)?.map(shown), has: isShown }
    return pageOf(members, directionOf(site.byPrice, query), skip, query.pageSize)
  }
  if (query.sort === 'relevance') {
    const found = query.match
      ? bestFirst(docs, query.match, skip, query.pageSize)
      : featured(docs, skip, query.pageSize)
    return found.map(shown)
  }
  const order = { name: byName, rating: figures.byRating, newest: figures.byAge }[query.sort]
  if (!order) throw new Error('sorting by name needs the order of names')
  const members = { few: () => fewMembers(docs), has: (doc: number) => hasBit(docs, doc) }
  return pageOf(members, directionOf(order, query), skip, query.pageSize).map(shown)
}

function directionOf(order: Order, { descending }: ListQuery): Direction {
  return descending ? order.falling : order.rising
}

/** Docs are numbered in the featured order already. */
function featured(docs: Bits, skip: number, take: number): number[] {
  const page: number[] = []
  let seen = 0
  eachBit(docs, (doc) => {
    if (seen++ >= skip) page.push(doc)
    return page.length < take
  })
  return page
}

/** Per score how many docs have it, then where the next of them goes; wiped after each use. */
const places = new Uint32Array(65_536)

/** By score, equal scores in the featured order: counting puts each doc in its place without sorting. */
function bestFirst(docs: Bits, { members, scores }: SearchHits, skip: number, take: number): number[] {
  let highest = 0
  let lowest = places.length - 1
  for (let at = 0; at < members.length; at++) {
    if (!hasBit(docs, members[at] as number)) continue
    const score = scores[at] as number
    places[score] = (places[score] as number) + 1
    if (score > highest) highest = score
    if (score < lowest) lowest = score
  }
  let before = 0
  for (let score = highest; score >= lowest; score--) {
    const count = places[score] as number
    places[score] = before
    before += count
  }
  const page: number[] = []
  for (let at = 0; at < members.length; at++) {
    const doc = members[at] as number
    if (!hasBit(docs, doc)) continue
    const score = scores[at] as number
    const place = places[score] as number
    places[score] = place + 1
    if (place >= skip && place < skip + take) page[place - skip] = doc
  }
  places.fill(0, lowest, highest + 1)
  return page
}
