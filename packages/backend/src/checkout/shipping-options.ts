import { isByAppointment, shippingMethods } from '@haverhof/domain/delivery'
import { type Result, success } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import {
  calculatePricedCart,
  type CartCall,
  type CartWithPrices,
  cartMissing,
  daysToChoose,
  deliveryDateOf,
  isScanOnly,
  loadedCartOf,
  type NoCart,
  readStoredCart,
} from '../cart/index.ts'
import type { ShippingMethodOption } from './schemas.ts'

type Option = z.infer<typeof ShippingMethodOption>

/**
 * The ways to deliver this cart to where it goes, or to an address in another country, each with what it would cost
 * (CHECKOUT-16). Analysis kits alone have none.
 */
export async function shippingOptions(
  context: AppContext,
  call: CartCall,
  countryId: number | null,
): Promise<Result<Option[], NoCart>> {
  const read = await readStoredCart(context, { ...call, now: context.now() })
  if (!read) return cartMissing(context, call)
  if (isScanOnly(read.stored.lines)) return success([])
  const there = countryId === null ? {} : addressIn(countryId)
  const ways = await Promise.all(
    Object.values(shippingMethods).map((shippingMethod) =>
      loadedCartOf(context, read, { ...there, shippingMethod, toDealer: false }),
    ),
  )
  return success(ways.filter(isOffered).map(optionOf))
}

/** As an address in a country has them: its pickup points too. */
function addressIn(countryId: number) {
  const destination = { countryId, zipcode: null }
  return { shippingPlace: destination, alternativeShippingAddress: true, collectedAt: destination }
}

function isOffered({ cart, prices }: CartWithPrices): boolean {
  return prices.pricing.tariffs.some(({ shippingMethod }) => shippingMethod === cart.shippingMethod)
}

function optionOf(way: CartWithPrices): Option {
  const { shippingMethod } = way.cart
  const { calculation, freeShippingFromCents } = calculatePricedCart(way)
  return {
    shippingMethod,
    price: calculation.shippingCents / 100,
    priceExVat: calculation.shippingExclVatCents / 100,
    freeFrom: freeShippingFromCents === null ? null : freeShippingFromCents / 100,
    dealerPrice: shippingMethod === shippingMethods.shipping ? dealerPriceOf(way) : null,
    deliveryDate: deliveryDateOf(way),
    days: daysToChoose(way),
  }
}

/** What collecting it at a dealer would cost (DELIVERY-14). None takes what comes by lorry (DELIVERY-8). */
function dealerPriceOf(way: CartWithPrices): number | null {
  if (isByAppointment(way.prices.packs)) return null
  const { calculation } = calculatePricedCart({ ...way, cart: { ...way.cart, toDealer: true } })
  return calculation.shippingCents / 100
}
