import type { AppContext } from '../app-context.ts'
import {
  calculatedView,
  type CalculatedCartView,
  calculateFacts,
  factsOfRead,
  type ReadCart,
} from '../cart/index.ts'

/** CHECKOUT-18: a step answers with what the cart comes to after it: nobody has to ask for that. */
export async function totalsAfter(
  context: AppContext,
  read: ReadCart,
  change: Parameters<typeof factsOfRead>[2],
): Promise<CalculatedCartView> {
  const facts = await factsOfRead(context, read, change)
  return calculatedView(context, facts, calculateFacts(facts), read.stored.cartId)
}
