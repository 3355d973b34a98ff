import type { AppContext } from '../app-context.ts'
import { type CalculatedCartView, loadedCartOf, type ReadCart, shownCart } from '../cart/index.ts'

/** A step answers with the new total of the cart, so no second call is needed (CHECKOUT-18). */
export async function totalsAfter(
  context: AppContext,
  read: ReadCart,
  change: Parameters<typeof loadedCartOf>[2],
): Promise<CalculatedCartView> {
  const facts = await loadedCartOf(context, read, change)
  return shownCart(context, facts, read.stored.cartId)
}
