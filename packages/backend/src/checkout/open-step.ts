import { type CheckoutCart, type CheckoutStep, missingStep } from '@haverhof/domain/checkout'
import type { AppContext } from '../app-context.ts'
import {
  type CartCall,
  cartMissing,
  isScanOnly,
  type ReadCart,
  readStoredCart,
  requireOpen,
  type StoredCart,
} from '../cart/index.ts'
import { Refusal } from '../http/index.ts'

/** The cart of a call, when this step of checkout is open for it (CHECKOUT-1); one statement. */
export async function openStep(context: AppContext, call: CartCall, step: CheckoutStep): Promise<ReadCart> {
  const read = await readStoredCart(context, { ...call, now: context.now() })
  if (!read) return cartMissing(context, call)
  await requireOpen(context, call, read.stored.state)
  requireStep(checkoutCartOf(read.stored), step)
  return read
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
    awaitsDealer: cart.dealerId === null && (cart.shipping?.toDealer ?? false),
  }
}
