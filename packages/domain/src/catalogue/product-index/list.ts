import { type ListFilters, noFilters } from '../filters.ts'
import { addBit, type Bits, countBits, emptyBits, hasBit, intersection } from '../index-tools/bitset.ts'
import type { FacetCounts } from './figures.ts'
import { countFacets } from './counts.ts'
import type { CatalogueFigures } from './figures.ts'
import { cachedCounts } from './count-cache.ts'
import { type Order, fewMembers, pageOf } from '../index-tools/order.ts'
import { shownVariant } from './variants.ts'
import { docsWith, isFiltered, type Selection, select } from './selection.ts'
import type { SiteFigures } from './figures.ts'
import { ownerId } from './site.ts'
import { idOfDoc } from './write-product.ts'
import type { SearchHits } from '../search/match.ts'

export const productSorts = ['relevance', 'price', 'name', 'rating', 'newest', 'kilo-price'] as const
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
  const page = { descending: query.descending, skip, take: query.pageSize }
  const shown = (doc: number) => shownVariant(doc, packs, figures.layers)
  if (query.sort === 'price' || query.sort === 'kilo-price') {
    const order = query.sort === 'price' ? site.byPrice : site.byKiloPrice
    const isShown = (pack: number) => {
      const doc = pack % figures.layers.stride
      return hasBit(docs, doc) && shown(doc) === pack
    }
    const members = { few: () => fewMembers(docs)?.map(shown), has: isShown }
    return pageOf(members, order, ownerId(figures), page)
  }
  if (query.sort === 'relevance') {
    const forward = { ...page, descending: false }
    const hits = query.match
      ? bestFirst(figures, docs, query.match, forward)
      : pageOf(membersIn(docs), figures.byFeatured, idOfDoc(figures), forward)
    return hits.map(shown)
  }
  const order = { name: byName, rating: figures.byRating, newest: figures.byAge }[query.sort]
  if (!order) throw new Error('sorting by name needs the order of names')
  return pageOf(membersIn(docs), order, idOfDoc(figures), page).map(shown)
}

function membersIn(docs: Bits) {
  return { few: () => fewMembers(docs), has: (doc: number) => hasBit(docs, doc) }
}

/** Per score how many docs have it; wiped after each use. */
const counts = new Uint32Array(65_536)

type Page = { descending: boolean; skip: number; take: number }

/**
 * By score, equal scores in the featured order. Counting finds the lowest score on the page: what is above it is sorted, and of those
 * that have it the first ones are taken.
 */
function bestFirst(
  figures: CatalogueFigures,
  docs: Bits,
  { members, scores }: SearchHits,
  { descending, skip, take }: Page,
): number[] {
  const lowest = lowestOfBest(docs, members, scores, skip + take)
  const above: { doc: number; score: number }[] = []
  const level = emptyBits(figures.docCount)
  for (let at = 0; at < members.length; at++) {
    const doc = members[at] as number
    const score = scores[at] as number
    if (score < lowest || !hasBit(docs, doc)) continue
    if (score > lowest) above.push({ doc, score })
    else addBit(level, doc)
  }
  const { keys } = figures.byFeatured
  const idOf = idOfDoc(figures)
  above.sort(
    (left, right) =>
      right.score - left.score ||
      (keys[left.doc] as number) - (keys[right.doc] as number) ||
      idOf(left.doc) - idOf(right.doc),
  )
  const best = above.slice(skip, skip + take).map(({ doc }) => doc)
  const rest = { descending, skip: Math.max(0, skip - above.length), take: take - best.length }
  return rest.take === 0 ? best : best.concat(pageOf(membersIn(level), figures.byFeatured, idOf, rest))
}

/** The score that the last of the `most` best has; of all of them when there are fewer. */
function lowestOfBest(docs: Bits, members: Int32Array, scores: Uint16Array, most: number): number {
  let highest = 0
  let lowest = counts.length - 1
  for (let at = 0; at < members.length; at++) {
    if (!hasBit(docs, members[at] as number)) continue
    const score = scores[at] as number
    counts[score] = (counts[score] as number) + 1
    if (score > highest) highest = score
    if (score < lowest) lowest = score
  }
  let score = highest
  for (let seen = counts[score] as number; seen < most && score > lowest; seen += counts[score] as number)
    score -= 1
  counts.fill(0, lowest, highest + 1)
  return score
}
