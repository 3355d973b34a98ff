import { deliveryDates, isByAppointment } from '@haverhof/domain/delivery'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import {
  calculatePricedCart,
  type CartCall,
  type LoadedCart,
  cartMissing,
  isScanOnly,
  loadPricedCart,
} from '../cart/index.ts'
import type { ShippingMethodOption } from './schemas.ts'

type Option = z.infer<typeof ShippingMethodOption>

/** CHECKOUT-16: the ways to deliver this cart, each with what it would cost. Analysis kits alone have none. */
export async function shippingOptions(context: AppContext, call: CartCall): Promise<Option[]> {
  const asked = { ...call, now: context.now() }
  const facts = await loadPricedCart(context, asked)
  if (!facts) return cartMissing(context, call)
  if (isScanOnly(facts.stored.lines)) return []
  return facts.prices.pricing.tariffs.map(({ shippingMethod, freeFromCents }) => {
    const { calculation } = calculatePricedCart({ ...facts, cart: { ...facts.cart, shippingMethod } })
    return {
      shippingMethod,
      price: calculation.shippingCents / 100,
      priceExVat: calculation.shippingExclVatCents / 100,
      freeFrom: freeFromCents === null ? null : freeFromCents / 100,
      deliveryDate: deliveryDateOf(facts),
    }
  })
}

/** CHECKOUT-16: between which days a cart arrives that is ordered now. */
export function deliveryDateOf({ prices, now }: LoadedCart): Option['deliveryDate'] {
  const { first: from, last: until } = deliveryDates(now, prices.deliveryDays)
  return { from, until, ...(isByAppointment(prices.packs) && { byAppointment: true }) }
}
