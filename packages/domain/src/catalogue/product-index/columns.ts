import type { FacetKey } from '../facets.ts'
import { type Order, orderBy } from '../index-tools/order.ts'
import type { Steps } from '../index-tools/steps.ts'
import type { CatalogueFigures, IndexedProduct } from './figures.ts'
import { indexValues } from './values.ts'
import { layersFor, type VariantColumn, variantColumn } from './variants.ts'
import { idOfDoc, writeProduct } from './write-product.ts'

/** Room for products that are added later: when it is used up, everything is read anew. */
const spareShare = 0.02
const leastSpare = 32

/** Made in steps, between which other work may be done. */
export function* buildFigures(products: readonly IndexedProduct[]): Steps<CatalogueFigures> {
  const mostPacks = products.reduce((most, product) => Math.max(most, product.variants.length), 1)
  const spare = Math.max(leastSpare, Math.ceil(products.length * spareShare))
  const figures = emptyFigures(products.length + spare, mostPacks)
  for (const product of products) {
    writeProduct(figures, figures.docsGiven++, product)
    if (figures.docsGiven % docsPerStep === 0) yield
  }
  for (const column of figures.productFacets.values()) indexValues(column)
  yield
  for (const name of ['byRating', 'byAge', 'byFeatured', 'bySugar'] as const) {
    figures[name] = ordered(figures, figures[name])
    yield
  }
  return figures
}

const docsPerStep = 500

function emptyFigures(docCount: number, mostPacks: number): CatalogueFigures {
  const layers = layersFor(docCount, mostPacks)
  const packCount = layers.stride * layers.layerCount
  const sugarPercent = new Float32Array(docCount).fill(NaN)
  const empty = (keys: Order['keys']): Order => ({ sequence: new Int32Array(), count: 0, keys })
  return {
    docCount,
    docsGiven: 0,
    productIds: new Int32Array(docCount),
    contentVersions: new Int32Array(docCount),
    unitsSold: new Int32Array(docCount),
    ratingCounts: new Int32Array(docCount),
    docOfProduct: new Map(),
    layers,
    variantIds: new Int32Array(packCount),
    articles: Array.from({ length: packCount }, () => ''),
    eans: Array.from({ length: packCount }, () => ''),
    productFacets: new Map(),
    variantColumns: new Map<FacetKey, VariantColumn>([
      ['package', variantColumn(layers)],
      ['weight-class', variantColumn(layers)],
    ]),
    sugarPercent,
    bySugar: empty(sugarPercent),
    byRating: empty(new Float64Array(docCount)),
    byAge: empty(new Float64Array(docCount)),
    byFeatured: empty(new Float64Array(docCount)),
  }
}

/** All docs that have a figure to be sorted by. */
function ordered(figures: CatalogueFigures, { keys }: Order): Order {
  const docs = Array.from(figures.docOfProduct.values()).filter((doc) => !Number.isNaN(keys[doc]))
  return orderBy(docs, keys, idOfDoc(figures))
}
