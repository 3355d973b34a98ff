import { type FieldProblem, shippingProblems, tidyShipping } from '@haverhof/domain/checkout'
import { shippingMethods } from '@haverhof/domain/delivery'
import { type Result, success, wrongFields, type WrongFields } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import { addressFields, addressRecord } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import {
  type CalculatedCartView,
  type CartCall,
  cartChange,
  changeCart,
  countryOf,
  deliveryPlaceOf,
  destinationOf,
  packsOf,
  type DeliveryCountry,
  type ShippingRecord,
  type StoredCart,
} from '../cart/index.ts'
import { refuseDutchAddress, refuseTerritory } from './field-refusals.ts'
import { openStep } from './open-step.ts'
import { refuseDealer } from './refuse-dealer.ts'
import type { CheckoutRefused, DutchAddress } from './refusals.ts'
import type { ShippingInput } from './schemas.ts'
import { totalsAfter } from './totals-after.ts'

type Input = z.infer<typeof ShippingInput>

/** How and where to deliver (CHECKOUT-14). Another way than before forgets the place that belonged to it. */
export async function setShipping(
  context: AppContext,
  call: CartCall,
  input: Input,
): Promise<Result<CalculatedCartView, CheckoutRefused>> {
  const open = await openStep(context, call, 'billing')
  if (!open.ok) return open
  const read = open.value
  const cart = read.stored
  const { siteId } = call.scope
  const { terms } = read.pricedVariants
  const method = input.shippingMethod ?? cart.shipping?.shippingMethod ?? shippingMethods.shipping
  const toDealer = (input.toDealer ?? false) && method === shippingMethods.shipping && !input.address
  const way = wayOf(cart, input, { method, toDealer })
  const { countryId } = destinationOf(way, call.scope, terms)
  const askedCountryId = input.address ? (input.address.countryId ?? null) : countryId
  const country = countryOf(terms, siteId, askedCountryId, packsOf(read))
  const shipping = input.address ? await elsewhere(context, call, country, input) : success(nowhereElse)
  if (!shipping.ok) return shipping
  const parameter = input.address ? 'address.zipcode' : 'shippingMethod'
  const destination = destinationOf(way, call.scope, terms)
  const refused =
    wrongFields(methodProblems(country, method, input.address ? 'address.countryId' : 'shippingMethod')) ??
    refuseTerritory(terms, call.scope, { parameter, place: destination }) ??
    (toDealer ? refuseDealer(packsOf(read), 'toDealer') : null)
  if (refused) return refused
  const record: ShippingRecord = { ...shipping.value, shippingMethod: method, ...(toDealer && { toDealer }) }
  const changed = await changeCart(context, call, setColumns, {
    shipping: record,
    toParcelShop: method === shippingMethods.dpd,
  })
  if (!changed.ok) return changed
  const totals = await totalsAfter(context, read, {
    ...way,
    shippingPlace: deliveryPlaceOf(record.address),
    alternativeShippingAddress: cart.alternativeShippingAddress,
  })
  return success(totals)
}

/** Where the goods would go. Whose other address is still to be typed, or is typed now, has said that they go elsewhere. */
function wayOf(
  cart: StoredCart,
  { address }: Input,
  { method, toDealer }: { method: ShippingRecord['shippingMethod']; toDealer: boolean },
) {
  const staysAtPoint = method === shippingMethods.dpd && cart.shipping?.shippingMethod === method
  return {
    billingPlace: deliveryPlaceOf(cart.billing?.address),
    shippingPlace: deliveryPlaceOf(address),
    alternativeShippingAddress: Boolean(address) || cart.alternativeShippingAddress,
    collectedAt: staysAtPoint ? cart.collectedAt : null,
    shippingMethod: method,
    toDealer,
  }
}

const nowhereElse = { firstName: null, lastName: null, address: null }

async function elsewhere(
  context: AppContext,
  call: CartCall,
  country: DeliveryCountry | null,
  input: Input,
): Promise<Result<Omit<ShippingRecord, 'shippingMethod'>, DutchAddress | WrongFields>> {
  const askedCountryId = input.address?.countryId ?? null
  const regionCode = askedCountryId === null ? null : (country?.regionCode ?? null)
  const fields = tidyShipping(
    {
      firstName: input.firstName ?? '',
      lastName: input.lastName ?? '',
      address: addressFields(input.address),
    },
    regionCode,
  )
  const dutch = await refuseDutchAddress(context, call.scope, [regionCode])
  const refused = dutch ?? wrongFields(shippingProblems(fields, regionCode))
  return refused ?? success({ ...fields, address: addressRecord(fields.address) })
}

function methodProblems(
  country: DeliveryCountry | null,
  method: ShippingRecord['shippingMethod'],
  parameter: string,
): FieldProblem[] {
  return country?.shippingMethods.includes(method) ? [] : [{ parameter, reason: 'not-delivered-there' }]
}

const setColumns = cartChange<{ shipping: ShippingRecord; toParcelShop: boolean }>(
  'checkout-set-shipping',
  `shipping = :shipping, dealer_id = null,
    parcel_shop_id = case when :toParcelShop then parcel_shop_id end,
    parcel_shop_zipcode_or_city = case when :toParcelShop then parcel_shop_zipcode_or_city end`,
)
