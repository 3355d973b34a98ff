import { isByAppointment, shippingMethods } from '@haverhof/domain/delivery'
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
  loadPricedCart,
} from '../cart/index.ts'
import type { ShippingMethodOption } from './schemas.ts'

type Option = z.infer<typeof ShippingMethodOption>

/**
 * CHECKOUT-16: the ways to deliver this cart to where it goes, or to an address in another country, each with what it would cost. Analysis
 * kits alone have none.
 */
export async function shippingOptions(
  context: AppContext,
  call: CartCall,
  countryId: number | null,
): Promise<Option[]> {
  const asked = { ...call, now: context.now() }
  const facts = await loadPricedCart(context, asked, countryId === null ? {} : addressIn(countryId))
  if (!facts) return cartMissing(context, call)
  if (isScanOnly(facts.stored.lines)) return []
  return facts.prices.pricing.tariffs.map((tariff) => {
    const { shippingMethod } = tariff
    const isDoor = shippingMethod === shippingMethods.shipping
    const way = { ...facts, cart: { ...facts.cart, shippingMethod, toDealer: false } }
    const { calculation, freeShippingFromCents } = calculatePricedCart(way)
    return {
      shippingMethod,
      price: calculation.shippingCents / 100,
      priceExVat: calculation.shippingExclVatCents / 100,
      freeFrom: freeShippingFromCents === null ? null : freeShippingFromCents / 100,
      dealerPrice: isDoor ? dealerPriceOf(way) : null,
      deliveryDate: deliveryDateOf(way),
      days: daysToChoose(way),
    }
  })
}

function addressIn(shippingCountryId: number) {
  return {
    shippingCountryId,
    alternativeShippingAddress: true,
    shippingMethod: shippingMethods.shipping,
    dealerCountryId: null,
  }
}

/** DELIVERY-14: what collecting it at a dealer would cost. DELIVERY-8: none takes what comes by lorry. */
function dealerPriceOf(way: CartWithPrices): number | null {
  if (isByAppointment(way.prices.packs)) return null
  const { calculation } = calculatePricedCart({ ...way, cart: { ...way.cart, toDealer: true } })
  return calculation.shippingCents / 100
}
