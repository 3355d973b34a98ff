import type { FacetKey } from '../facets.ts'
import { addMember, type Order, removeMember } from '../index-tools/order.ts'
import type { CatalogueFigures, IndexedProduct, IndexedVariant } from './figures.ts'
import { indexValues, setValues, valueColumn, type ValueColumn } from './values.ts'
import { setVariantValue } from './variants.ts'

/**
 * Takes over what one product says of itself, a new one too (CATALOGUE-64). Undefined when the index has no room for it: then
 * all of it must be made anew.
 */
export function updateProduct(figures: CatalogueFigures, product: IndexedProduct): number | undefined {
  const { layers } = figures
  const docNumber = figures.docOfProduct.get(product.productId)
  const doc = docNumber ?? figures.docsGiven
  if (doc >= figures.docCount || product.variants.length > layers.layerCount) return undefined
  if (docNumber === undefined) figures.docsGiven += 1
  else takeOutOfOrders(figures, doc)
  const changed = writeProduct(figures, doc, product)
  for (const column of changed) indexValues(column)
  putIntoOrders(figures, doc)
  return doc
}

/** A product that is no longer there, or has no pack left. Its prices must have been taken from every site before. */
export function removeProduct(figures: CatalogueFigures, productId: number): void {
  const doc = figures.docOfProduct.get(productId)
  if (doc === undefined) return
  takeOutOfOrders(figures, doc)
  for (const column of figures.productFacets.values()) if (setValues(column, doc, [])) indexValues(column)
  writeVariants(figures, doc, [])
  figures.docOfProduct.delete(productId)
  figures.productIds[doc] = 0
}

/** A new count of sales moves the product in the featured order and nowhere else (CATALOGUE-12). */
export function updateSales(figures: CatalogueFigures, doc: number, unitsSold: number): void {
  removeMember(figures.byFeatured, idOfDoc(figures), doc)
  figures.unitsSold[doc] = unitsSold
  figures.byFeatured.keys[doc] = featuredKey(figures, doc)
  addMember(figures.byFeatured, idOfDoc(figures), doc)
}

/** Fills the columns, and answers with those whose values per doc must be listed anew; the orders are left to the caller. */
export function writeProduct(figures: CatalogueFigures, doc: number, product: IndexedProduct): ValueColumn[] {
  figures.productIds[doc] = product.productId
  figures.docOfProduct.set(product.productId, doc)
  figures.contentVersions[doc] = product.contentVersion
  figures.unitsSold[doc] = product.unitsSold
  figures.ratingCounts[doc] = product.ratingCount
  figures.sugarPercent[doc] = product.sugarPercent ?? NaN
  figures.byRating.keys[doc] = product.rating ?? 0
  figures.byAge.keys[doc] = product.createdAt
  figures.byFeatured.keys[doc] = featuredKey(figures, doc)
  writeVariants(figures, doc, product.variants)
  return writeFacets(figures, doc, { ...product.facets, new: product.isNew ? ['new'] : [] })
}

function writeFacets(
  { productFacets, docCount }: CatalogueFigures,
  doc: number,
  facets: IndexedProduct['facets'],
): ValueColumn[] {
  const keys = new Set([...productFacets.keys(), ...(Object.keys(facets) as FacetKey[])])
  return [...keys].flatMap((facet) => {
    let column = productFacets.get(facet)
    if (!column) productFacets.set(facet, (column = valueColumn(docCount)))
    return setValues(column, doc, facets[facet] ?? []) ? column : []
  })
}

function writeVariants(figures: CatalogueFigures, doc: number, variants: readonly IndexedVariant[]): void {
  const { layers, variantIds, articles, eans } = figures
  for (let layer = 0; layer < layers.layerCount; layer++) {
    const pack = layer * layers.stride + doc
    const variant = variants[layer]
    variantIds[pack] = variant?.variantId ?? 0
    for (const [facet, column] of figures.variantColumns) {
      const value = facet === 'package' ? variant?.pack : variant?.weightClass
      setVariantValue(column, layers, pack, value ?? null)
    }
    articles[pack] = variantCode(variant?.article ?? '')
    eans[pack] = variant?.ean ?? ''
  }
}

/** How an article number or EAN is compared: people type spaces, dots and hyphens. */
export function variantCode(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** The pack of an article number or EAN (SEARCH-6). Both hold digits: no other query scans all of them. */
export function packOfCode({ articles, eans }: CatalogueFigures, term: string): number | undefined {
  const code = variantCode(term)
  if (!/\d/.test(code)) return undefined
  const pack = eans.indexOf(code)
  const position = pack < 0 ? articles.indexOf(code) : pack
  return position < 0 ? undefined : position
}

/** Featured and best-selling products come first: by packs sold, then well and often reviewed (CATALOGUE-12). */
function featuredKey(figures: CatalogueFigures, doc: number): number {
  const [rating, count] = [figures.byRating.keys[doc] as number, figures.ratingCounts[doc] as number]
  // A mean that trusts few reviews little: five imagined reviews of 3.5 stars are added. It is 5 at most.
  const praise = (rating * count + 3.5 * 5) / (count + 5)
  return -((figures.unitsSold[doc] as number) * 8 + praise)
}

export function idOfDoc({ productIds }: CatalogueFigures): (doc: number) => number {
  return (doc) => productIds[doc] as number
}

function ordersOf({ bySugar, byRating, byAge, byFeatured }: CatalogueFigures): Order[] {
  return [bySugar, byRating, byAge, byFeatured]
}

function takeOutOfOrders(figures: CatalogueFigures, doc: number): void {
  for (const order of ordersOf(figures))
    if (!Number.isNaN(order.keys[doc])) removeMember(order, idOfDoc(figures), doc)
}

function putIntoOrders(figures: CatalogueFigures, doc: number): void {
  for (const order of ordersOf(figures))
    if (!Number.isNaN(order.keys[doc])) addMember(order, idOfDoc(figures), doc)
}
