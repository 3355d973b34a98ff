import type { AppContext } from '../app-context.ts'
import {
  calculatedView,
  calculateFacts,
  type CalculatedCartView,
  type CartFacts,
  changedFacts,
} from '../cart/index.ts'

/** CHECKOUT-18: a step answers with what the cart comes to after it: nobody has to ask for that. */
export async function totalsAfter(
  context: AppContext,
  facts: CartFacts,
  change: Parameters<typeof changedFacts>[2],
): Promise<CalculatedCartView> {
  const changed = await changedFacts(context, facts, change)
  return calculatedView(context, changed, calculateFacts(changed), facts.stored.cartId)
}
