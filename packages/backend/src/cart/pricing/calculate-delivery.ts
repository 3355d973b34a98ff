import { foldEmailAddress } from '@haverhof/domain/checkout'
import type { WorkingDays } from '@haverhof/domain/delivery'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import type { CalculatedCartView } from '../calculation-schemas.ts'
import type { CartDelivery } from '../lifecycle/delivery-cart.ts'
import { readCollectedPlace } from '../store/collected-place.ts'
import { deliveryPlaceOf } from '../store/destination.ts'
import { calculatePricedCart } from './calculate-priced-cart.ts'
import { calculatedView } from './calculated-view.ts'
import { loadCartPrices } from './load-priced-cart.ts'

type Delivery = Omit<CartDelivery, 'parcelShopZipcodeOrCity' | 'driverRemark'> & {
  days: number
  emailAddress: string
  lines: readonly { variantId: number; quantity: number }[]
}

type CalculatedDelivery = {
  totalCents: number
  deliveryDays: WorkingDays
  /** False when the site does not bring these goods to that place. */
  isDeliverable: boolean
  view: CalculatedCartView
}

/**
 * What a delivery would come to if it were ordered now, the same way as every
 * cart (CART-9); one statement, and one more for a pickup point or a dealer (REPEAT-8).
 */
export async function calculateDelivery(
  context: AppContext,
  { scope, now }: { scope: SiteScope; now: Date },
  delivery: Delivery,
): Promise<CalculatedDelivery> {
  const { billing, shipping, alternativeShippingAddress, dealerId, parcelShopId } = delivery
  const { days, emailAddress, lines } = delivery
  const { siteId } = scope
  const collected = await readCollectedPlace(context.database, { siteId, shipping, dealerId, parcelShopId })
  const cart = {
    lines: lines.map((line) => ({ ...line, sampleNames: [], repeatDays: days })),
    discountCode: null,
    billingPlace: deliveryPlaceOf(billing.address),
    shippingPlace: deliveryPlaceOf(shipping.address),
    collectedAt: deliveryPlaceOf(collected?.at?.address),
    toDealer: dealerId !== null,
    deliveryDay: null,
    alternativeShippingAddress,
    shippingMethod: shipping.shippingMethod,
    vatNumber: billing.vatNumber,
    vatNumberIsValid: billing.vatNumberValid === 'valid',
    customerKey: foldEmailAddress(emailAddress),
    paymentMethodId: null,
    giftCardCents: 0,
  }
  const facts = await loadCartPrices(context, cart, { scope, now })
  const calculated = calculatePricedCart(facts)
  return {
    totalCents: calculated.dueCents,
    deliveryDays: facts.prices.deliveryDays,
    isDeliverable: calculated.isDeliverable,
    view: await calculatedView(context, facts, calculated, ''),
  }
}
