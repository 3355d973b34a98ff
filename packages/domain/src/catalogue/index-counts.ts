import { type FacetKey, facetKeys, facetTable } from './facets.ts'
import { type Bits, countBoth, hasBit, intersection } from './index-bitset.ts'
import { countOwners, ownersOf } from './index-packs.ts'
import { type Selection, passingDocs, passingPacks } from './index-selection.ts'
import { noPrice } from './index-site.ts'
import {
  areFew,
  costOfDoc,
  type CountedDocs,
  countedDocs,
  countPackValues,
  countValues,
} from './index-values.ts'

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
 * the counts of the whole scope: what occurs there is shown, and a facet that alone is filtered counts as it does there.
 */
export function countFacets(selection: Selection, unfiltered?: readonly FacetCounts[]): FacetCounts[] {
  const filtered = [...selection.productSets.keys(), ...selection.packSets.keys()]
  const listed = countedDocs(selection.docs)
  return facetKeys.map((facetKey, place) => {
    const whole = unfiltered?.[place]
    const isFiltered = filtered.includes(facetKey)
    if (whole && isFiltered && filtered.length === 1) return whole
    const docs = isFiltered ? countedDocs(docsWithout(selection, facetKey)) : listed
    if (facetKey === 'price') return priceEnds(selection, docs)
    if (facetKey === 'sugar') return sugarEnds(selection, docs)
    const counted = facetTable[facetKey].level === 'product' ? productValues : packValues
    const values = counted(selection, facetKey, docs)
    const shown = whole ? onlyThose(values, whole.values) : values.filter(({ count }) => count > 0)
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

function productValues({ figures }: Selection, facetKey: FacetKey, docs: CountedDocs): ValueCount[] {
  const column = figures.productFacets.get(facetKey)
  if (!column) return []
  const counts = areFew(docs, column.keys.length, costOfDoc.product)
    ? countValues(docs.members, column)
    : null
  return column.keys.map((key, value) => ({
    key,
    count: counts ? (counts[value] as number) : countBoth(docs.bits, column.docs[value] as Bits),
  }))
}

/** A doc counts once per value, however many of its packs have it. */
function packValues(selection: Selection, facetKey: FacetKey, docs: CountedDocs): ValueCount[] {
  const { figures, site, packSets } = selection
  const { layers } = figures
  const column = facetKey === 'sale' ? site.sale : figures.packColumns.get(facetKey)
  if (!column) return []
  const packs = passingPacks(packSets, facetKey)
  const isFew = areFew(docs, column.keys.length, packs ? costOfDoc.filteredPack : costOfDoc.pack)
  const counts = isFew ? countPackValues(docs.members, column, packs, layers) : null
  return column.keys.map((key, value) => {
    if (counts) return { key, count: counts[value] as number }
    const own = column.packs[value] as Bits
    const owners = column.owners[value] as Bits
    return { key, count: packs ? countOwners(docs.bits, packs, own, layers) : countBoth(docs.bits, owners) }
  })
}

/** The docs that pass everything but this facet, packs included. */
function docsWithout(selection: Selection, except: FacetKey): Bits {
  const { figures, packSets } = selection
  const packs = passingPacks(packSets, except)
  const docs = passingDocs(selection, except)
  return packs ? intersection(docs, ownersOf(packs, figures.layers)) : docs
}

function priceEnds(selection: Selection, { members }: CountedDocs): FacetCounts {
  const { priceCents } = selection.site
  const { stride } = selection.figures.layers
  const packs = passingPacks(selection.packSets, 'price')
  let min = Infinity
  let max = -Infinity
  for (const doc of members) {
    for (let pack = doc; pack < priceCents.length; pack += stride) {
      const cents = priceCents[pack] as number
      if (cents === noPrice || (packs && !hasBit(packs, pack))) continue
      if (cents < min) min = cents
      if (cents > max) max = cents
    }
  }
  return endsOf('price', min, max)
}

function sugarEnds({ figures: { sugarPercent } }: Selection, { members }: CountedDocs): FacetCounts {
  let min = Infinity
  let max = -Infinity
  for (const doc of members) {
    // Of a doc without a figure neither is true.
    const percent = sugarPercent[doc] as number
    if (percent < min) min = percent
    if (percent > max) max = percent
  }
  return endsOf('sugar', rounded(min), rounded(max))
}

function endsOf(facetKey: FacetKey, min: number, max: number): FacetCounts {
  const isKnown = min <= max
  return { facetKey, values: [], min: isKnown ? min : null, max: isKnown ? max : null }
}

/** Single-precision figures back to the two decimals they came with. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}
