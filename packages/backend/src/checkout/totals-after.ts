import type { AppContext } from '../app-context.ts'
import {
  calculatedView,
  type CalculatedCartView,
  calculatePricedCart,
  loadedCartOf,
  type ReadCart,
} from '../cart/index.ts'

/** CHECKOUT-18: a step answers with what the cart comes to after it: nobody has to ask for that. */
export async function totalsAfter(
  context: AppContext,
  read: ReadCart,
  change: Parameters<typeof loadedCartOf>[2],
): Promise<CalculatedCartView> {
  const facts = await loadedCartOf(context, read, change)
  return calculatedView(context, facts, calculatePricedCart(facts), read.stored.cartId)
}
