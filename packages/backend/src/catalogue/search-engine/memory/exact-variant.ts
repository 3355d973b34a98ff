import { type CatalogueFigures, docsOf, hasBit, packOfCode } from '@haverhof/domain/catalogue'

type Published = Parameters<typeof hasBit>[0]

/** SEARCH-6: an article number or EAN means one pack, and nothing else is searched. */
export function exactVariant(figures: CatalogueFigures, published: Published, term: string) {
  const pack = packOfCode(figures, term)
  if (pack === undefined) return null
  const doc = pack % figures.layers.stride
  if (!hasBit(published, doc)) return null
  const docs = docsOf(figures, [figures.productIds[doc] as number])
  const match = { docs, members: Int32Array.of(doc), scores: Uint16Array.of(1) }
  return { match, variantId: figures.variantIds[pack] as number }
}
