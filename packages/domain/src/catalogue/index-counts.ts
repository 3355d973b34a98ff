import { type FacetKey, facetKeys, facetTable } from './facets.ts'
import { type Bits, countBoth, hasBit, intersection } from './index-bitset.ts'
import { countOwners, ownersOf, packsOfDoc } from './index-packs.ts'
import { ends, fewMembers } from './index-order.ts'
import { type Selection, passingDocs, passingPacks } from './index-selection.ts'
import { countPackValues, countValues, whenFew } from './index-values.ts'

export type ValueCount = { key: string; count: number }
export type FacetCounts = {
  facetKey: FacetKey
  /** Values that occur in the scope; those the other filters leave nothing of count 0. */
  values: ValueCount[]
  /** Ends of a slider: cents for price, percent for sugar. */
  min: number | null
  max: number | null
}

/**
 * CATALOGUE-14: each facet is counted with the filters of all other facets, so its own values stay choosable. `unfiltered` are
 * the counts of the whole scope: what occurs there is shown.
 */
export function countFacets(selection: Selection, unfiltered?: readonly FacetCounts[]): FacetCounts[] {
  return facetKeys.map((facetKey, place) => {
    if (facetKey === 'price') return priceEnds(selection)
    if (facetKey === 'sugar') return sugarEnds(selection)
    const counted = facetTable[facetKey].level === 'product' ? productValues : packValues
    const values = counted(selection, facetKey)
    const shown = unfiltered
      ? onlyThose(values, unfiltered[place]?.values ?? [])
      : values.filter(({ count }) => count > 0)
    return { facetKey, values: shown, min: null, max: null }
  })
}

/** Both are in the order of the column. */
function onlyThose(values: readonly ValueCount[], occurring: readonly ValueCount[]): ValueCount[] {
  let next = 0
  return values.filter(({ key }) => {
    if (occurring[next]?.key !== key) return false
    next += 1
    return true
  })
}

function productValues(selection: Selection, facetKey: FacetKey): ValueCount[] {
  const column = selection.figures.productFacets.get(facetKey)
  if (!column) return []
  const docs = docsWithout(selection, facetKey)
  const members = whenFew(docs, column.keys.length)
  const counts = members && countValues(members, column)
  return column.keys.map((key, value) => ({
    key,
    count: counts ? (counts[value] as number) : countBoth(docs, column.docs[value] as Bits),
  }))
}

/** A doc counts once per value, however many of its packs have it. */
function packValues(selection: Selection, facetKey: FacetKey): ValueCount[] {
  const { figures, site } = selection
  const column = facetKey === 'sale' ? site.sale : figures.packColumns.get(facetKey)
  if (!column) return []
  const docs = docsWithout(selection, facetKey)
  const packs = passingPacks(selection.packSets, facetKey)
  const members = whenFew(docs, column.keys.length)
  const counts = members && countPackValues(members, column, packs, figures.layers)
  return column.keys.map((key, value) => {
    if (counts) return { key, count: counts[value] as number }
    const own = column.packs[value] as Bits
    const owners = column.owners[value] as Bits
    return { key, count: packs ? countOwners(docs, packs, own, figures.layers) : countBoth(docs, owners) }
  })
}

/** The docs that pass everything but this facet, packs included. */
function docsWithout(selection: Selection, except: FacetKey): Bits {
  const { figures, packSets, productSets, owners } = selection
  if (productSets.has(except)) {
    const docs = passingDocs(selection, except)
    return owners ? intersection(docs, owners) : docs
  }
  if (!packSets.has(except)) return selection.docs
  const packs = passingPacks(packSets, except)
  const docs = passingDocs(selection)
  return packs ? intersection(docs, ownersOf(packs, figures.layers)) : docs
}

function priceEnds(selection: Selection): FacetCounts {
  const { figures, site } = selection
  const { layers, allPacks } = figures
  const docs = passingDocs(selection, 'price')
  const packs = passingPacks(selection.packSets, 'price') ?? allPacks
  const members = {
    few: () => fewMembers(docs)?.flatMap((doc) => packsOfDoc(doc, packs, layers)),
    has: (pack: number) => hasBit(packs, pack) && hasBit(docs, pack % layers.stride),
  }
  const found = ends(members, site.byPrice.rising)
  const cents = (pack: number | undefined) => (pack === undefined ? null : (site.priceCents[pack] as number))
  return { facetKey: 'price', values: [], min: cents(found?.first), max: cents(found?.last) }
}

function sugarEnds(selection: Selection): FacetCounts {
  const { bySugar, sugarPercent, withSugar } = selection.figures
  const docs = intersection(docsWithout(selection, 'sugar'), withSugar)
  const found = ends({ few: () => fewMembers(docs), has: (doc) => hasBit(docs, doc) }, bySugar)
  const percent = (doc: number | undefined) =>
    doc === undefined ? null : rounded(sugarPercent[doc] as number)
  return { facetKey: 'sugar', values: [], min: percent(found?.first), max: percent(found?.last) }
}

/** Single-precision figures back to the two decimals they came with. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}
