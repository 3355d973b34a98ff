import type { AppContext } from '../app-context.ts'
import type { AddressRecord, BillingRecord, CartCall } from '../cart/index.ts'
import { setAlternativeShipping, setDealer, setParcelShop } from './choose-place.ts'
import { fillFromAccount, unlessRefused } from './fill-from-account.ts'
import { setBilling } from './set-billing.ts'
import { setShipping } from './set-shipping.ts'

/** Where an earlier order went. */
export type FormerOrder = {
  billing: BillingRecord
  shippingAddress: AddressRecord | null
  delivery:
    | { kind: 'none' }
    | { kind: 'home' | 'alternative'; firstName: string; lastName: string }
    | { kind: 'parcel-shop'; parcelShopId: string; zipcodeOrCity: string }
    | { kind: 'dealer'; dealerId: number }
}

/**
 * CHECKOUT-41: a cart that repeats an order is filled from the account; from the order comes what the account does not know, and the pickup point or
 * dealer where the goods were collected.
 */
export async function fillAsOrdered(
  context: AppContext,
  call: CartCall & { customerId: string },
  { billing, shippingAddress, delivery }: FormerOrder,
): Promise<void> {
  if (delivery.kind === 'parcel-shop') {
    const { parcelShopId, zipcodeOrCity } = delivery
    await unlessRefused(() => setParcelShop(context, call, { parcelShopId, zipcodeOrCity }))
  }
  if (delivery.kind === 'dealer') await unlessRefused(() => setDealer(context, call, delivery.dealerId))
  const filled = await fillFromAccount(context, call)
  if (filled.billing) return
  await unlessRefused(() => setBilling(context, call, billing))
  if (delivery.kind === 'alternative' && shippingAddress) {
    const { firstName, lastName } = delivery
    await unlessRefused(async () => {
      await setShipping(context, call, { firstName, lastName, address: shippingAddress })
      await setAlternativeShipping(context, call, true)
    })
  }
  // The way to pay waits for a bill.
  await fillFromAccount(context, call)
}
