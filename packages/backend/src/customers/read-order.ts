import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { ownOrder } from '../orders/index.ts'
import { returnableLines } from '../returns/index.ts'
import { unreviewedProducts } from '../reviews/index.ts'
import type { CustomerOrderView } from './schemas.ts'

type OrderQuery = { userId: string; orderId: number; scope: SiteScope }

/** An order of the customer, with what can be done about each of its lines (CUSTOMERS-2). Four statements. */
export async function readOrder(
  context: AppContext,
  question: OrderQuery,
): Promise<CustomerOrderView | null> {
  const order = await ownOrder(context, question)
  if (!order) return null
  const returnable = await returnableLines(context, question)
  const quantities = new Map(returnable.map((line) => [line.lineNumber, line.quantity]))
  const unreviewed = await unreviewedProducts(context, question)
  const products = new Set(unreviewed.map((product) => product.productId))
  return {
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      returnableQuantity: quantities.get(line.lineNumber) ?? 0,
      mayReview: !line.isFree && products.has(line.productId),
    })),
  }
}
