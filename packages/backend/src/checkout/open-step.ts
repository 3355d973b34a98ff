import { type CheckoutCart, type CheckoutStep, missingStep } from '@haverhof/domain/checkout'
import type { AppContext } from '../app-context.ts'
import {
  type CartCall,
  type CartFacts,
  cartMissing,
  isScanOnly,
  loadCartFacts,
  requireOpen,
  type StoredCart,
} from '../cart/index.ts'
import { Refusal } from '../http/index.ts'

/** The cart of a call with all that its price depends on, when this step of checkout is open for it (CHECKOUT-1). */
export async function openStep(context: AppContext, call: CartCall, step: CheckoutStep): Promise<CartFacts> {
  const facts = await loadCartFacts(context, { ...call, now: context.now() })
  if (!facts) return cartMissing(context, call)
  await requireOpen(context, call, facts.stored.state)
  requireStep(checkoutCartOf(facts.stored), step)
  return facts
}

/** CHECKOUT-3: a closed step says what has to be done first. */
export function requireStep(cart: CheckoutCart, step: CheckoutStep): void {
  const missing = missingStep(cart, step)
  if (missing === null) return
  throw new Refusal({
    status: 409,
    code: 'step-closed',
    title: 'Another step of checkout comes first.',
    missingStep: missing,
  })
}

/** What the steps ask of a cart. */
export function checkoutCartOf(cart: StoredCart): CheckoutCart {
  return {
    productCount: cart.lines.length,
    billingCountryId: cart.billing?.address.countryId ?? null,
    scanProductsOnly: isScanOnly(cart.lines),
    shippingMethod: cart.shipping?.shippingMethod ?? null,
    parcelShopId: cart.parcelShopId,
    parcelShopZipcodeOrCity: cart.parcelShopZipcodeOrCity,
    alternativeShippingAddress: cart.alternativeShippingAddress,
    shippingCountryId: cart.shipping?.address?.countryId ?? null,
  }
}
