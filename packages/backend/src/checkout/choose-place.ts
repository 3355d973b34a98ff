import { shippingMethods } from '@haverhof/domain/delivery'
import type { AppContext } from '../app-context.ts'
import { type CartCall, cartChange, changeCart } from '../cart/index.ts'
import { notFound } from '../http/index.ts'
import { openStep } from './open-step.ts'

/** CHECKOUT-14: whether the goods go to another address than the bill. */
export async function setAlternativeShipping(
  context: AppContext,
  call: CartCall,
  alternativeShippingAddress: boolean,
): Promise<void> {
  await openStep(context, call, 'delivery')
  await changeCart(context, call, setFlag, [alternativeShippingAddress])
}

/** CHECKOUT-14: the goods go to a dealer of this site. */
export async function setDealer(context: AppContext, call: CartCall, dealerId: number): Promise<void> {
  await openStep(context, call, 'delivery')
  if (!(await changeCart(context, call, setDealerId, [dealerId, toDealer]))) throw notFound('dealer')
}

const toDealer = { firstName: null, lastName: null, address: null, shippingMethod: shippingMethods.shipping }

const setFlag = cartChange('checkout-set-alternative', 'alternative_shipping_address = $5')

const setDealerId = cartChange(
  'checkout-set-dealer',
  `dealer_id = $5, shipping = $6, alternative_shipping_address = false, parcel_shop_id = null,
    parcel_shop_zipcode_or_city = null`,
  'exists (select from dealer where dealer_id = $5 and $2 = any(site_ids))',
)
