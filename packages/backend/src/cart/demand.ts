import { Refusal } from '../http/index.ts'
import { isKit } from './read-cart.ts'

/** How many pieces of a pack a cart would hold, and what there is of it. */
export type Demand = { wanted: number; productType: number; stock: number }

const mostPieces = 999
const mostSamples = 50

/** CART-4, CART-7: why a line may not become this large; null when it may. */
export function demandRefusal({ wanted, productType, stock }: Demand): Refusal | null {
  if (stock <= 0) {
    return new Refusal({
      status: 409,
      code: 'not-available',
      title: 'This product cannot be had at the moment.',
    })
  }
  const maximum = isKit(productType) ? mostSamples : mostPieces
  if (wanted > maximum && stock >= maximum) {
    return new Refusal({
      status: 409,
      code: 'quantity-limit',
      title: `A line holds at most ${maximum} pieces.`,
      maximum,
    })
  }
  if (wanted <= stock) return null
  return new Refusal({
    status: 409,
    code: 'not-enough-stock',
    title: `Only ${stock} pieces in stock.`,
    available: stock,
  })
}
