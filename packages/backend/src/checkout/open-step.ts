import { type CheckoutCart, type CheckoutStep, missingStep } from '@haverhof/domain/checkout'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import {
  type CartCall,
  cartMissing,
  isScanOnly,
  type ReadCart,
  readStoredCart,
  type StoredCart,
  whyNotOpen,
} from '../cart/index.ts'
import type { CheckoutRefused, StepClosed } from './refusals.ts'

/** The cart of a call, when this step of checkout is open for it (CHECKOUT-1); one statement. */
export async function openStep(
  context: AppContext,
  call: CartCall,
  step: CheckoutStep,
): Promise<Result<ReadCart, CheckoutRefused>> {
  const read = await readStoredCart(context, { ...call, now: context.now() })
  if (!read) return cartMissing(context, call)
  const notOpen = await whyNotOpen(context, call, read.stored.state)
  return notOpen ?? refuseStep(checkoutCartOf(read.stored), step) ?? success(read)
}

/** A closed step says what has to be done first (CHECKOUT-3). */
export function refuseStep(cart: CheckoutCart, step: CheckoutStep): StepClosed | null {
  const missing = missingStep(cart, step)
  return missing === null ? null : refusal('step-closed', { missingStep: missing })
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
