import { contentWeightKg, type PackContent, productTypes } from '../catalogue/index.ts'

export type FeedLine = { productType: number; quantity: number; content: PackContent }

/** From more than this much feed on, the cart points at the silo (CART-6). */
export const siloRemarkAboveKg = 1000

/** The weight of all feed in the cart, to the gram. */
export function feedWeightKg(lines: readonly FeedLine[]): number {
  const feed = lines.filter((line) => line.productType === productTypes.feed)
  const grams = feed.reduce(
    (sum, line) => sum + line.quantity * Math.round(contentWeightKg(line.content) * 1000),
    0,
  )
  return grams / 1000
}

export function showsSiloRemark(weightKg: number): boolean {
  return weightKg > siloRemarkAboveKg
}
