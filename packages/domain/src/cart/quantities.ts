import { isAnalysisKit } from '../catalogue/index.ts'

/** How much fits into a cart (CART-3). */
export const cartLimits = { quantityPerLine: 999, lines: 50, samplesPerLine: 50 } as const

/** A quantity is a whole number from 1 to the limit of a line. */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= cartLimits.quantityPerLine
}

/** How many packs a line holds (CART-3). A line of analysis kits is full when there is no room for the samples of one more pack. */
export function mostPacks(samplesPerPack: number): number {
  if (samplesPerPack === 0) return cartLimits.quantityPerLine
  return Math.max(1, Math.trunc(cartLimits.samplesPerLine / samplesPerPack))
}

export type CountedLine = {
  productType: number
  quantity: number
  freeProducts: readonly { quantity: number }[]
  rqsSamples: readonly unknown[]
}

/** Pieces with those that come for nothing; lines of analysis kits that have samples; all other lines (CART-4). */
export function cartCounts(lines: readonly CountedLine[]): {
  items: number
  sampleTests: number
  regular: number
} {
  const kits = lines.filter((line) => isAnalysisKit(line.productType))
  return {
    items: lines.reduce((sum, line) => sum + line.quantity + freePieces(line), 0),
    sampleTests: kits.filter((line) => line.rqsSamples.length > 0).length,
    regular: lines.length - kits.length,
  }
}

function freePieces(line: CountedLine): number {
  return line.freeProducts.reduce((sum, free) => sum + free.quantity, 0)
}
