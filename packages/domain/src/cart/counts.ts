import { isAnalysisKit } from '../catalogue/index.ts'

export type CountedLine = {
  productType: number
  quantity: number
  freeProducts: readonly { quantity: number }[]
  rqsSamples: readonly unknown[]
}

/** CART-4: pieces with those that come for nothing; lines of analysis kits that have samples; all other lines. */
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
