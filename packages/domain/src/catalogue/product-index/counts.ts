import { type FacetKey, facetKeys, facetTable } from '../facets.ts'
import { type Bits, countBoth, intersection } from '../index-tools/bitset.ts'
import type { FacetCounts, ValueCount } from './figures.ts'
import { countOwners, ownersOf } from './variants.ts'
import { type Selection, passingDocs, passingVariants } from './selection.ts'
import { endsOfDocs, endsOfVariants } from './ends.ts'
import {
  areFew,
  costOfDoc,
  type CountedDocs,
  countedDocs,
  countVariantValues,
  countValues,
} from './values.ts'

/**
 * Each facet is counted with the filters of all other facets, so its own values stay choosable (CATALOGUE-14). `unfiltered` are
 * the counts of the whole scope: what occurs there is shown, and a facet that alone is filtered counts as it does there.
 */
export function countFacets(selection: Selection, unfiltered?: readonly FacetCounts[]): FacetCounts[] {
  const filtered = [...selection.productSets.keys(), ...selection.variantSets.keys()]
  const listed = countedDocs(selection.docs)
  return facetKeys.map((facetKey, position) => {
    const whole = unfiltered?.[position]
    const isFiltered = filtered.includes(facetKey)
    if (whole && isFiltered && filtered.length === 1) return whole
    const docs = isFiltered ? countedDocs(docsWithout(selection, facetKey)) : listed
    if (facetKey === 'price') return priceEnds(selection, docs)
    if (facetKey === 'sugar') return sugarEnds(selection, docs)
    const counted = facetTable[facetKey].level === 'product' ? productValues : variantValues
    const values = counted(selection, facetKey, docs, whole)
    return {
      facetKey,
      values: whole ? values : values.filter(({ count }) => count > 0),
      min: null,
      max: null,
    }
  })
}

/** The values to count: all, or those that occur in the whole scope. Both are in the order of the column. */
function countedPlaces(keys: readonly string[], whole: FacetCounts | undefined): readonly number[] {
  return whole ? whole.values.map(({ key }) => keys.indexOf(key)) : [...keys.keys()]
}

function productValues(
  { figures }: Selection,
  facetKey: FacetKey,
  docs: CountedDocs,
  whole: FacetCounts | undefined,
): ValueCount[] {
  const column = figures.productFacets.get(facetKey)
  if (!column) return []
  const places = countedPlaces(column.keys, whole)
  const counts = areFew(docs, places.length, costOfDoc.product) ? countValues(docs.members, column) : null
  return places.map((position) => ({
    key: column.keys[position] as string,
    count: counts ? (counts[position] as number) : countBoth(docs.bits, column.docs[position] as Bits),
  }))
}

/** A doc counts once per value, however many of its packs have it. */
function variantValues(
  { figures, site, variantSets }: Selection,
  facetKey: FacetKey,
  docs: CountedDocs,
  whole: FacetCounts | undefined,
): ValueCount[] {
  const { layers } = figures
  const column = facetKey === 'sale' ? site.sale : figures.variantColumns.get(facetKey)
  if (!column) return []
  const packs = passingVariants(variantSets, facetKey)
  const places = countedPlaces(column.keys, whole)
  const isFew = areFew(docs, places.length, packs ? costOfDoc.filteredVariant : costOfDoc.pack)
  const counts = isFew ? countVariantValues(docs.members, column, packs, layers) : null
  return places.map((position) => {
    const key = column.keys[position] as string
    if (counts) return { key, count: counts[position] as number }
    const own = column.packs[position] as Bits
    const owners = column.owners[position] as Bits
    return { key, count: packs ? countOwners(docs.bits, packs, own, layers) : countBoth(docs.bits, owners) }
  })
}

/** The docs that pass everything but this facet, packs included. */
function docsWithout(selection: Selection, except: FacetKey): Bits {
  const { figures, variantSets } = selection
  const packs = passingVariants(variantSets, except)
  const docs = passingDocs(selection, except)
  return packs ? intersection(docs, ownersOf(packs, figures.layers)) : docs
}

function priceEnds({ figures, site, variantSets }: Selection, { members }: CountedDocs): FacetCounts {
  const packs = passingVariants(variantSets, 'price')
  const [min, max] = packs
    ? endsOfVariants(members, packs, site.priceCents, figures.layers)
    : endsOfDocs(members, site.lowestCents, site.highestCents)
  return endsView('price', min, max)
}

function sugarEnds({ figures: { sugarPercent } }: Selection, { members }: CountedDocs): FacetCounts {
  const [min, max] = endsOfDocs(members, sugarPercent, sugarPercent)
  return endsView('sugar', rounded(min), rounded(max))
}

function endsView(facetKey: FacetKey, min: number, max: number): FacetCounts {
  const isKnown = min <= max
  return { facetKey, values: [], min: isKnown ? min : null, max: isKnown ? max : null }
}

/** Single-precision figures back to the two decimals they came with. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}
