import type { AppContext } from '../../app-context.ts'
import { cardPacks, type VariantFacts } from '../../catalogue/index.ts'
import type { CalculatedCartView } from '../calculation-schemas.ts'
import { isScanOnly } from '../store/read-cart.ts'
import { samplesIn } from '../store/stored-cart.ts'
import { type CartCalculation, calculatePricedCart } from './calculate-priced-cart.ts'
import { calculatedView } from './calculated-view.ts'
import { deliveryDateOf } from './delivery-date.ts'
import type { CartWithPrices } from './load-priced-cart.ts'

type Line = CalculatedCartView['products'][number]

/** A cart before it is ordered: what it comes to, when it would arrive, and what its lines can be changed to. */
export async function shownCart(
  context: AppContext,
  facts: CartWithPrices,
  cartId: string,
): Promise<CalculatedCartView> {
  const calculated = calculatePricedCart(facts)
  const view = await calculatedView(context, facts, calculated, cartId)
  const packs = new Map(facts.prices.packs.map((pack) => [pack.variantId, pack]))
  return {
    ...view,
    products: view.products.map((line) => ({ ...line, ...packsOf(line, packs, facts) })),
    ...arrivalOf(facts, calculated),
  }
}

/** What is sent to the laboratory is chosen with its samples (CART-30). */
function packsOf(
  { productVariantId }: Line,
  facts: ReadonlyMap<number, VariantFacts>,
  { scope }: CartWithPrices,
): Pick<Line, 'packs'> {
  const pack = facts.get(productVariantId)
  if (!pack || samplesIn(pack) > 0) return {}
  const packs = cardPacks(pack, { scope })
  const isOneOfThem = packs.some((other) => other.productVariantId === productVariantId)
  return isOneOfThem && packs.length > 1 ? { packs } : {}
}

/**
 * A dealer says when the goods are ready, and kits go by post (CHECKOUT-16). What
 * is not sold any more goes nowhere, and delivery is not to blame.
 */
function arrivalOf(facts: CartWithPrices, { isDeliverable, undeliverable }: CartCalculation) {
  const { cart, prices } = facts
  if (prices.packs.length === 0) return {}
  const isBrought = isDeliverable && !cart.toDealer && !isScanOnly(prices.packs)
  return {
    isDeliverable,
    ...(undeliverable && { undeliverable }),
    ...(isBrought && { deliveryDate: deliveryDateOf(facts) }),
  }
}
