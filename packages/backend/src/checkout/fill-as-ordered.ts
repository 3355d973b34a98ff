import { type Result, success } from '@haverhof/domain/shared'
import { listAddresses } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import {
  type AddressRecord,
  type BillingRecord,
  type CartCall,
  type CartView,
  type DeliveryWishesRecord,
  goesTo,
  placeOf,
  readCart,
} from '../cart/index.ts'
import { setAlternativeShipping, setDealer, setParcelShop } from './choose-place.ts'
import { setDeliveryWishes } from './delivery-wishes.ts'
import { fillFromAccount } from './fill-from-account.ts'
import type { CheckoutRefused } from './refusals.ts'
import { setBilling } from './set-billing.ts'
import { setShipping } from './set-shipping.ts'

/** Where an earlier order went. */
export type FormerOrder = {
  billing: BillingRecord
  shippingAddress: AddressRecord | null
  delivery: (
    | { kind: 'none' }
    | { kind: 'home' | 'alternative'; firstName: string; lastName: string }
    | { kind: 'parcel-shop'; parcelShopId: string; zipcodeOrCity: string }
    | { kind: 'dealer'; dealerId: number }
  ) & { wishes?: DeliveryWishesRecord }
}

/**
 * A cart that repeats an order is filled from the account; from the
 * order comes which address of the book it goes to, and what the
 * account does not know, the pickup point or dealer where the goods were collected,
 * and what the driver was told where he comes to the same address (CHECKOUT-41).
 * What a form would refuse is left to the customer, so the results of these steps are not looked at.
 */
export async function fillAsOrdered(
  context: AppContext,
  call: CartCall & { customerId: string },
  former: FormerOrder,
): Promise<Result<null, CheckoutRefused>> {
  const { delivery } = former
  if (delivery.kind === 'parcel-shop') {
    const { parcelShopId, zipcodeOrCity } = delivery
    await setParcelShop(context, call, { parcelShopId, zipcodeOrCity })
  }
  if (delivery.kind === 'dealer') await setDealer(context, call, delivery.dealerId)
  const result = await fillFromAccount(context, call)
  if (!result.ok) return result
  const filled = result.value.billing ? result : await fillFromOrder(context, call, former)
  if (!filled.ok) return filled
  const there = await goWhereItWent(context, call, former, filled.value)
  if (!there.ok) return there
  await fillWishes(context, call, former, there.value)
  return success(null)
}

/**
 * Goods that were brought go where they went, while the customer keeps that address; with the remark that it has now
 * (CHECKOUT-41).
 */
async function goWhereItWent(
  context: AppContext,
  call: CartCall & { customerId: string },
  former: FormerOrder,
  cart: CartView,
): Promise<Result<CartView, CheckoutRefused>> {
  const { kind } = former.delivery
  const now = goesTo(cart)
  const before = broughtTo(former)
  if ((kind !== 'home' && kind !== 'alternative') || !now || !before || placeOf(now) === placeOf(before))
    return success(cart)
  const book = await listAddresses(context.database, call.customerId)
  const entry = book.find(({ address }) => placeOf(address) === placeOf(before))
  if (!entry) return success(cart)
  const { firstName, lastName, address, remark } = entry
  const isElsewhere = !cart.billing || placeOf(cart.billing.address) !== placeOf(before)
  const shipped = isElsewhere
    ? await setShipping(context, call, { firstName, lastName, address })
    : success(null)
  const there = shipped.ok ? await setAlternativeShipping(context, call, isElsewhere) : shipped
  if (there.ok) await setDeliveryWishes(context, call, { remark })
  return readCart(context, call)
}

/** The door that an order went to. */
function broughtTo({ billing, shippingAddress, delivery }: FormerOrder): AddressRecord | null {
  return delivery.kind === 'alternative' ? shippingAddress : billing.address
}

async function fillFromOrder(
  context: AppContext,
  call: CartCall & { customerId: string },
  { billing, shippingAddress, delivery }: FormerOrder,
): Promise<Result<CartView, CheckoutRefused>> {
  await setBilling(context, call, billing)
  if (delivery.kind === 'alternative' && shippingAddress) {
    const { firstName, lastName } = delivery
    const shipped = await setShipping(context, call, { firstName, lastName, address: shippingAddress })
    if (shipped.ok) await setAlternativeShipping(context, call, true)
  }
  // The way to pay waits for a bill.
  return fillFromAccount(context, call)
}

/**
 * A driver is told what he was told before and a lorry
 * finds the yard that it found, where it comes to the same address (CHECKOUT-50, DELIVERY-13).
 */
async function fillWishes(
  context: AppContext,
  call: CartCall,
  former: FormerOrder,
  cart: CartView,
): Promise<void> {
  const { yard = null, remark: saidBefore = null } = former.delivery.wishes ?? {}
  const before = broughtTo(former)
  const now = goesTo(cart)
  if ((yard === null && saidBefore === null) || !now || !before || placeOf(now) !== placeOf(before)) return
  const remark = cart.deliveryWishes?.remark ?? saidBefore
  await setDeliveryWishes(context, call, { remark, yard })
}
