import { dateInZone, timeZoneOf } from '@haverhof/domain/sites'
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
import { DAY } from '@haverhof/domain/shared'

type Option = z.infer<typeof ShippingMethodOption>

/** From order to door when nothing in the cart takes longer. */
const usualDays = [1, 2] as const

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
export function deliveryDateOf({ prices: { packs }, scope, now }: LoadedCart): Option['deliveryDate'] {
  const days = (which: 0 | 1) => Math.max(usualDays[which], ...packs.map((pack) => pack.deliveryDays[which]))
  const timeZone = timeZoneOf(scope.regionCode)
  return { from: workingDayAfter(now, days(0), timeZone), until: workingDayAfter(now, days(1), timeZone) }
}

/** CHECKOUT-16: the day that is so many working days after this one, as its date in a time zone; weekends do not count. */
export function workingDayAfter(now: Date, days: number, timeZone: string): string {
  let day = new Date(`${dateInZone(now, timeZone)}T12:00:00Z`)
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY)
    const weekday = day.getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
