import type { CartLine } from '../../shared/cart'

/** What stands between a cart and checkout: a sample without a name, or a line there is not enough of. */
export type Obstacle = { kind: 'sample' | 'stock'; elementId: string }

export function quantityId(variantId: number): string {
  return `quantity-${variantId}`
}

export function sampleId(variantId: number, sequence: number): string {
  return `sample-${variantId}-${sequence}`
}

/** The first obstacle in the order of the page; null when the way is free (CART-PAGES-14). */
export function firstObstacle(lines: readonly CartLine[]): Obstacle | null {
  for (const line of lines) {
    const { productVariantId, rqsSamples } = line
    if (isShort(line)) return { kind: 'stock', elementId: quantityId(productVariantId) }
    const unnamed = rqsSamples.find(({ sampleName }) => !sampleName?.trim())
    if (unnamed) return { kind: 'sample', elementId: sampleId(productVariantId, unnamed.sequence) }
  }
  return null
}

function isShort({ stock, quantity }: CartLine): boolean {
  if (stock.state === 'sold-out' || stock.state === 'coming-soon') return true
  return stock.amount !== null && stock.amount < quantity
}
