import { type FacetKey, facetKeys, facetTable } from './facets.ts'
import { type Bits, countBoth, hasBit, haveCommon, intersection } from './index-bitset.ts'
import { countOwners, packsOfDoc } from './index-packs.ts'
import { ends, fewMembers } from './index-order.ts'
import { type Selection, passingDocs, passingPacks } from './index-selection.ts'

export type ValueCount = { key: string; count: number }
export type FacetCounts = {
  facetKey: FacetKey
  /** Values that occur in the scope; those the other filters leave nothing of count 0. */
  values: ValueCount[]
  /** Ends of a slider: cents for price, percent for sugar. */
  min: number | null
  max: number | null
}

/** CATALOGUE-14: each facet is counted with the filters of all other facets, so its own values stay choosable. */
export function countFacets(selection: Selection): FacetCounts[] {
  return facetKeys.map((facetKey) => {
    if (facetKey === 'price') return priceEnds(selection)
    if (facetKey === 'sugar') return sugarEnds(selection)
    const values = facetTable[facetKey].level === 'product' ? productValues : packValues
    return { facetKey, values: values(selection, facetKey), min: null, max: null }
  })
}

function productValues(selection: Selection, facetKey: FacetKey): ValueCount[] {
  const docs = docsWithout(selection, facetKey)
  return occurring(selection.figures.productFacets.get(facetKey), selection.scope).map(([key, bits]) => ({
    key,
    count: countBoth(docs, bits),
  }))
}

/** A doc counts once per value, however many of its packs have it. */
function packValues(selection: Selection, facetKey: FacetKey): ValueCount[] {
  const { figures, site, scope } = selection
  const column = facetKey === 'sale' ? site.sale : figures.packColumns.get(facetKey)
  if (!column) return []
  const docs = passingDocs(selection)
  const packs = passingPacks(selection.packSets, facetKey)
  return column.keys.flatMap((key, value) => {
    const owners = column.owners[value] as Bits
    if (!haveCommon(owners, scope)) return []
    const own = column.packs[value] as Bits
    return { key, count: packs ? countOwners(docs, packs, own, figures.layers) : countBoth(docs, owners) }
  })
}

/** The docs that pass everything but this product facet, packs included. */
export function docsWithout(selection: Selection, except?: FacetKey): Bits {
  const docs = passingDocs(selection, except)
  return selection.owners ? intersection(docs, selection.owners) : docs
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

function occurring(values: ReadonlyMap<string, Bits> | undefined, scope: Bits): [string, Bits][] {
  return [...(values ?? [])].filter(([, bits]) => haveCommon(bits, scope))
}
