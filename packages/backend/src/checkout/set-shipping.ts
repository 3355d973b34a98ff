import { type FieldProblem, shippingProblems, tidyShipping } from '@haverhof/domain/checkout'
import { shippingMethods } from '@haverhof/domain/delivery'
import type { z } from '@hono/zod-openapi'
import { addressFields, addressRecord } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import {
  type CalculatedCartView,
  type CartCall,
  cartChange,
  changeCart,
  countryOf,
  packsOf,
  type DeliveryCountry,
  type ShippingRecord,
} from '../cart/index.ts'
import { refuseFields } from '../http/index.ts'
import { refuseDutchAddress } from './field-refusals.ts'
import { openStep } from './open-step.ts'
import { refuseDealer } from './refuse-dealer.ts'
import type { ShippingInput } from './schemas.ts'
import { totalsAfter } from './totals-after.ts'

type Input = z.infer<typeof ShippingInput>

/** CHECKOUT-14: how and where to deliver. Another way than before forgets the place that belonged to it. */
export async function setShipping(
  context: AppContext,
  call: CartCall,
  input: Input,
): Promise<CalculatedCartView> {
  const read = await openStep(context, call, 'billing')
  const cart = read.stored
  const { siteId, countryId: countryOfSite } = call.scope
  const asked = input.address?.countryId ?? cart.country?.countryId ?? countryOfSite
  const country = countryOf(read.pricedVariants.terms, siteId, asked, packsOf(read))
  const method = input.shippingMethod ?? cart.shipping?.shippingMethod ?? shippingMethods.shipping
  const shipping = input.address ? await elsewhere(context, call, country, input) : nowhereElse
  refuseFields(methodProblems(country, method, input.address ? 'address.countryId' : 'shippingMethod'))
  const toDealer = (input.toDealer ?? false) && method === shippingMethods.shipping && !input.address
  if (toDealer) refuseDealer(packsOf(read), 'toDealer')
  const record: ShippingRecord = { ...shipping, shippingMethod: method, ...(toDealer && { toDealer }) }
  await changeCart(context, call, setColumns, {
    shipping: record,
    toParcelShop: method === shippingMethods.dpd,
  })
  return totalsAfter(context, read, {
    shippingMethod: method,
    shippingCountryId: record.address?.countryId ?? null,
    dealerCountryId: null,
    toDealer,
  })
}

const nowhereElse = { firstName: null, lastName: null, address: null }

async function elsewhere(context: AppContext, call: CartCall, country: DeliveryCountry | null, input: Input) {
  const asked = input.address?.countryId ?? null
  const regionCode = asked === null ? null : (country?.regionCode ?? null)
  const fields = tidyShipping(
    {
      firstName: input.firstName ?? '',
      lastName: input.lastName ?? '',
      address: addressFields(input.address),
    },
    regionCode,
  )
  await refuseDutchAddress(context, call.scope, [regionCode])
  refuseFields(shippingProblems(fields, regionCode))
  return { ...fields, address: addressRecord(fields.address) }
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
