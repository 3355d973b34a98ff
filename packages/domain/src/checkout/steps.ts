import { type ShippingMethod, shippingMethods } from '../delivery/index.ts'

export const checkoutSteps = ['billing', 'delivery', 'payment'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

/** What the steps ask of a cart. */
export type CheckoutCart = {
  productCount: number
  billingCountryId: number | null
  /** Nothing but analysis kits, which go by post: delivery is skipped. */
  scanProductsOnly: boolean
  shippingMethod: ShippingMethod | null
  parcelShopId: string | null
  parcelShopZipcodeOrCity: string | null
  alternativeShippingAddress: boolean
  shippingCountryId: number | null
  /** Collected at a dealer who has not been chosen yet. */
  awaitsDealer: boolean
}

/** Which checkout steps the visitor may open with this cart (CHECKOUT-1). */
export function openSteps(cart: CheckoutCart): readonly CheckoutStep[] {
  return checkoutSteps.filter((step) => stepIsOpen[step](cart))
}

export const stepIsOpen: Record<CheckoutStep, (cart: CheckoutCart) => boolean> = {
  billing: (cart) => cart.productCount > 0,
  delivery: (cart) => cart.billingCountryId !== null,
  payment: (cart) => stepIsOpen.delivery(cart) && deliveryIsSettled(cart),
}

function deliveryIsSettled(cart: CheckoutCart): boolean {
  // Analysis kits skip delivery (CHECKOUT-2).
  if (cart.scanProductsOnly) return true
  if (cart.shippingMethod === shippingMethods.dpd) {
    return Boolean(cart.parcelShopId) && Boolean(cart.parcelShopZipcodeOrCity)
  }
  if (cart.awaitsDealer) return false
  return !cart.alternativeShippingAddress || cart.shippingCountryId !== null
}

/** What has to be finished before this step opens; null when it is open and the cart holds something (CHECKOUT-3). */
export function missingStep(cart: CheckoutCart, step: CheckoutStep): 'cart' | 'billing' | 'delivery' | null {
  if (!stepIsOpen.billing(cart)) return 'cart'
  if (step !== 'billing' && !stepIsOpen.delivery(cart)) return 'billing'
  return step === 'payment' && !stepIsOpen.payment(cart) ? 'delivery' : null
}

/** A total of 0 with valid billing and delivery needs no payment (CHECKOUT-4). */
export function paymentIsNeeded(cart: CheckoutCart, totalCents: number): boolean {
  return totalCents !== 0 || !stepIsOpen.payment(cart)
}

export type SampledLine = { rqsSamples: readonly { sampleName: string | null }[] }

/** Every sample needs a name before the customer goes on (CHECKOUT-13). */
export function needsSampleNames(lines: readonly SampledLine[]): boolean {
  return lines.some((line) => line.rqsSamples.some((sample) => !sample.sampleName?.trim()))
}
