import type { TrackedItem } from '../../toolkit/data-layer'
import { track } from '../../toolkit/data-layer'
import type { CalculatedCart, CartLine } from './cart-state'

/** The lines of a cart or an order as statistics know them. */
export function trackedLines(lines: readonly CartLine[]): TrackedItem[] {
  return lines.map((line) => trackedLine(line, line.quantity))
}

export function trackedLine(line: CartLine, quantity: number): TrackedItem {
  return {
    item_id: String(line.productVariantId),
    item_name: line.description,
    item_variant: line.productLabel,
    price: line.unitAmount,
    quantity,
  }
}

export function trackCartView({ totalAmount, products }: CalculatedCart): void {
  track('view_cart', { currency: 'EUR', value: totalAmount, items: trackedLines(products) })
}

/** A line grew or shrank by some pieces. */
export function trackQuantity(line: CartLine, change: number): void {
  if (change === 0) return
  const pieces = Math.abs(change)
  const value = Math.round(line.unitAmount * pieces * 100) / 100
  track(change > 0 ? 'add_to_cart' : 'remove_from_cart', {
    currency: 'EUR',
    value,
    items: [trackedLine(line, pieces)],
  })
}
