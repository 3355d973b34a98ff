import { cartLimits } from '@haverhof/domain/cart'
import { isAnalysisKit } from '@haverhof/domain/catalogue'
import { Refusal } from '../http/index.ts'

/** How many pieces of a pack a cart would hold, and what there is of it. */
export type Demand = { wanted: number; productType: number; stock: number }

/** CART-3, CART-7: why a line may not become this large. */
export function demandRefusal({ wanted, productType, stock }: Demand): Refusal {
  if (stock <= 0) {
    return new Refusal({
      status: 409,
      code: 'not-available',
      title: 'This product cannot be had at the moment.',
    })
  }
  const maximum = isAnalysisKit(productType) ? cartLimits.samplesPerLine : cartLimits.quantityPerLine
  if (wanted > maximum && stock >= maximum) {
    return new Refusal({
      status: 409,
      code: 'quantity-limit',
      title: `A line holds at most ${maximum} pieces.`,
      maximum,
    })
  }
  return new Refusal({
    status: 409,
    code: 'not-enough-stock',
    title: `Only ${stock} pieces in stock.`,
    available: stock,
  })
}

/** How much of a pack fits into a line: p is its product, s its stock. */
export const mostOfPackSql = `
  least(s.amount, case when p.type in (4, 5) then ${cartLimits.samplesPerLine} else ${cartLimits.quantityPerLine} end)`
