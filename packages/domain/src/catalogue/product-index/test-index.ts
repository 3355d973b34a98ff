import { buildFigures, buildSiteFigures, type IndexedProduct, type SitePrice } from '../index.ts'
import { atOnce } from '../index-tools/steps.ts'
import { orderByName } from '../search/names.ts'
import type { Goods } from './test-products.ts'

/** The product at place p has the id p + 1, and its packs (p + 1) × 10 and what follows. All are shown in language 1. */
export function buildIndex(products: readonly (Goods | null)[], unitsSold: readonly number[] = []) {
  const there = [...products.entries()].filter((entry): entry is [number, Goods] => entry[1] !== null)
  const figures = atOnce(
    buildFigures(
      there.map(([index, product]) => ({ ...indexed(product, index), unitsSold: unitsSold[index] ?? 0 })),
    ),
  )
  const prices = there.flatMap(([index, product]) => pricesOf(product, index))
  const published = new Map([[1, there.map(([index]) => index + 1)]])
  const site = atOnce(buildSiteFigures(figures, prices, published))
  return { figures, site, byName: orderByName(Array(figures.docCount).fill(''), figures.productIds, 'nl') }
}

export function pricesOf(product: Goods, position: number): SitePrice[] {
  return product.packs.map((pack, index) => ({
    variantId: variantId(position, index),
    amountCents: pack.cents,
    kiloCents: pack.kiloCents,
    isReduced: pack.reduced,
  }))
}

export function indexed(product: Goods, position: number): IndexedProduct {
  return {
    productId: position + 1,
    contentVersion: 1,
    isNew: product.isNew,
    sugarPercent: product.sugarPercent,
    createdAt: (position * 7) % 5,
    rating: product.rating,
    ratingCount: product.rating === null ? 0 : 1,
    unitsSold: 0,
    facets: { 'horse-type': product.horse, 'product-group': product.categories },
    variants: product.packs.map((pack, index) => ({
      variantId: variantId(position, index),
      article: `A${variantId(position, index)}`,
      ean: String(variantId(position, index)),
      pack: pack.pack,
      weightClass: pack.weightClass,
    })),
  }
}

function variantId(position: number, index: number): number {
  return (position + 1) * 10 + index
}
