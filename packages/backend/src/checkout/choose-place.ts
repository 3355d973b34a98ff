import { fieldLimits, tidyText } from '@haverhof/domain/checkout'
import { shippingMethods } from '@haverhof/domain/delivery'
import {
  missing,
  type Missing,
  type Result,
  success,
  wrongFields,
  type WrongFields,
  wrongInput,
} from '@haverhof/domain/shared'
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
import { refuseTerritory } from './field-refusals.ts'
import { openStep } from './open-step.ts'
import { refuseDealer } from './refuse-dealer.ts'
import type { CheckoutRefused } from './refusals.ts'

/** Whether the goods go to another address than the bill (CHECKOUT-14). */
export async function setAlternativeShipping(
  context: AppContext,
  call: CartCall,
  alternativeShippingAddress: boolean,
): Promise<Result<boolean, CheckoutRefused>> {
  const open = await openStep(context, call, 'billing')
  if (!open.ok) return open
  return changeCart(context, call, setFlag, { alternativeShippingAddress })
}

/** The goods go to a dealer of this site (CHECKOUT-14). */
export async function setDealer(
  context: AppContext,
  call: CartCall,
  dealerId: number,
): Promise<Result<null, CheckoutRefused>> {
  const open = await openStep(context, call, 'billing')
  if (!open.ok) return open
  const read = open.value
  const parameter = 'dealerId'
  const byLorry = refuseDealer(packsOf(read), parameter)
  if (byLorry) return byLorry
  const dealer = await readDealer(context.database, { dealerId, siteId: call.scope.siteId })
  const destination = deliveryPlaceOf(dealer)
  const notServed = refuseTerritory(read.pricedVariants.terms, call.scope, { parameter, place: destination })
  if (notServed) return notServed
  const changed = await changeCart(context, call, setDealerId, { dealerId, shipping: toDealer })
  if (!changed.ok) return changed
  return changed.value ? success(null) : missing('dealer')
}

/**
 * The goods go to a parcel shop of a country that the site sends
 * to (CHECKOUT-14). The place it was found by is kept with it; without one the
 * shop's own postcode stands for it.
 */
export async function setParcelShop(
  context: AppContext,
  call: CartCall,
  { parcelShopId, zipcodeOrCity }: { parcelShopId: string; zipcodeOrCity: string | null },
): Promise<Result<null, CheckoutRefused>> {
  const near = tidyText(zipcodeOrCity ?? '')
  if (near.length > fieldLimits.zipcodeOrCity) return wrongInput('parcelShopZipcodeOrCity', 'too-long')
  const open = await openStep(context, call, 'billing')
  if (!open.ok) return open
  const read = open.value
  const point = deliveryPlaceOf(await readParcelShop(context.database, parcelShopId))
  if (!point) return missing('parcel shop')
  const { terms } = read.pricedVariants
  const refused =
    refuseTerritory(terms, call.scope, { parameter: 'parcelShopId', place: point }) ??
    refuseHeavy(read, point)
  if (refused) return refused
  const values = { parcelShopId, near: near || null, shipping: toParcelShop }
  const changed = await changeCart(context, call, setParcelShopId, values)
  if (!changed.ok) return changed
  return changed.value ? success(null) : missing('parcel shop')
}

/** No pickup point takes a big box or a silo, or more than its carrier carries (DELIVERY-8, DELIVERY-10). */
function refuseHeavy(
  { scope, stored, pricedVariants }: ReadCart,
  { countryId }: DeliveryPlace,
): Missing | WrongFields | null {
  if (pricedVariants.terms.tariffs(scope.siteId, countryId).length === 0) return missing('parcel shop')
  const packs = packsOf({ stored, pricedVariants })
  const country = countryOf(pricedVariants.terms, scope.siteId, countryId, packs)
  if (country?.shippingMethods.includes(shippingMethods.dpd)) return null
  return wrongFields([{ parameter: 'shippingMethod', reason: 'not-delivered-there' }])
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
