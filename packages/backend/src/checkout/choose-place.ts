import { fieldLimits, tidyText } from '@haverhof/domain/checkout'
import { shippingMethods } from '@haverhof/domain/delivery'
import type { AppContext } from '../app-context.ts'
import {
  type CartCall,
  cartChange,
  changeCart,
  countryOf,
  type DeliveryPlace,
  deliveryPlaceOf,
  packsOf,
  type ReadCart,
} from '../cart/index.ts'
import { readDealer } from '../dealers/index.ts'
import { readParcelShop } from '../delivery/index.ts'
import { badInput, notFound, refuseFields } from '../http/index.ts'
import { refuseTerritory } from './field-refusals.ts'
import { openStep } from './open-step.ts'
import { refuseDealer } from './refuse-dealer.ts'

/** CHECKOUT-14: whether the goods go to another address than the bill. */
export async function setAlternativeShipping(
  context: AppContext,
  call: CartCall,
  alternativeShippingAddress: boolean,
): Promise<void> {
  await openStep(context, call, 'billing')
  await changeCart(context, call, setFlag, { alternativeShippingAddress })
}

/** CHECKOUT-14: the goods go to a dealer of this site. */
export async function setDealer(context: AppContext, call: CartCall, dealerId: number): Promise<void> {
  const read = await openStep(context, call, 'billing')
  const parameter = 'dealerId'
  refuseDealer(packsOf(read), parameter)
  const dealer = await readDealer(context.database, { dealerId, siteId: call.scope.siteId })
  refuseTerritory(read.pricedVariants.terms, call.scope, { parameter, place: deliveryPlaceOf(dealer) })
  if (!(await changeCart(context, call, setDealerId, { dealerId, shipping: toDealer })))
    throw notFound('dealer')
}

/**
 * CHECKOUT-14: the goods go to a parcel shop of a country that the site sends to. The place it was found by is kept with it; without one the
 * shop's own postcode stands for it.
 */
export async function setParcelShop(
  context: AppContext,
  call: CartCall,
  { parcelShopId, zipcodeOrCity }: { parcelShopId: string; zipcodeOrCity: string | null },
): Promise<void> {
  const near = tidyText(zipcodeOrCity ?? '')
  if (near.length > fieldLimits.zipcodeOrCity) throw badInput('parcelShopZipcodeOrCity', 'too-long')
  const read = await openStep(context, call, 'billing')
  const point = deliveryPlaceOf(await readParcelShop(context.database, parcelShopId))
  if (!point) throw notFound('parcel shop')
  refuseTerritory(read.pricedVariants.terms, call.scope, { parameter: 'parcelShopId', place: point })
  refuseHeavy(read, point)
  const values = { parcelShopId, near: near || null, shipping: toParcelShop }
  if (!(await changeCart(context, call, setParcelShopId, values))) throw notFound('parcel shop')
}

/** DELIVERY-8, DELIVERY-10: no pickup point takes a big box or a silo, or more than its carrier carries. */
function refuseHeavy({ scope, stored, pricedVariants }: ReadCart, { countryId }: DeliveryPlace): void {
  if (pricedVariants.terms.tariffs(scope.siteId, countryId).length === 0) throw notFound('parcel shop')
  const packs = packsOf({ stored, pricedVariants })
  const country = countryOf(pricedVariants.terms, scope.siteId, countryId, packs)
  if (!country?.shippingMethods.includes(shippingMethods.dpd))
    refuseFields([{ parameter: 'shippingMethod', reason: 'not-delivered-there' }])
}

const nobodyElse = { firstName: null, lastName: null, address: null }
const toDealer = { ...nobodyElse, shippingMethod: shippingMethods.shipping }
const toParcelShop = { ...nobodyElse, shippingMethod: shippingMethods.dpd }

const setFlag = cartChange<{ alternativeShippingAddress: boolean }>(
  'checkout-set-alternative',
  'alternative_shipping_address = :alternativeShippingAddress',
)

const setDealerId = cartChange<{ dealerId: number; shipping: object }>(
  'checkout-set-dealer',
  `dealer_id = :dealerId, shipping = :shipping, alternative_shipping_address = false, parcel_shop_id = null,
    parcel_shop_zipcode_or_city = null`,
  'exists (select from dealer where dealer_id = :dealerId and :siteId = any(site_ids))',
)

const setParcelShopId = cartChange<{
  parcelShopId: string
  near: string | null
  shipping: object
}>(
  'checkout-set-parcel-shop',
  `parcel_shop_id = :parcelShopId, shipping = :shipping, dealer_id = null,
    parcel_shop_zipcode_or_city = coalesce(:near, (select zipcode from parcel_shop where parcel_shop_id = :parcelShopId))`,
  `exists (select from parcel_shop p join shipping_tariff t using (country_id)
    where p.parcel_shop_id = :parcelShopId and t.site_id = :siteId and t.shipping_method = ${shippingMethods.dpd})`,
)
