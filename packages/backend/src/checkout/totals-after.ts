import type { AppContext } from '../app-context.ts'
import { type CalculatedCartView, loadedCartOf, type ReadCart, shownCart } from '../cart/index.ts'

/** CHECKOUT-18: a step answers with what the cart comes to after it: nobody has to ask for that. */
export async function totalsAfter(
  context: AppContext,
  read: ReadCart,
  change: Parameters<typeof loadedCartOf>[2],
): Promise<CalculatedCartView> {
  const facts = await loadedCartOf(context, read, change)
  return shownCart(context, facts, read.stored.cartId)
}
