import {
  appointmentDays,
  choosableDays,
  deliveryDates,
  isByAppointment,
  shippingMethods,
} from '@haverhof/domain/delivery'
import type { CartWithPrices } from './load-priced-cart.ts'

type DeliveryDate = { from: string; until: string; byAppointment?: boolean | undefined }

/** Between which days a cart arrives that is ordered now, or the day that was chosen (CHECKOUT-16). */
export function deliveryDateOf({ cart, prices, now }: CartWithPrices): DeliveryDate {
  const { first, last } = deliveryDates(now, prices.deliveryDays, prices.destinationRegionCode)
  const byAppointment = isByAppointment(prices.packs) && { byAppointment: true }
  const { deliveryDay: day } = cart
  const isChosen = day !== null && daysToChoose({ cart, prices, now }).includes(day)
  return { from: isChosen ? day : first, until: isChosen ? day : last, ...byAppointment }
}

/**
 * The days the customer may choose from; none where the carrier offers
 * no choice (DELIVERY-12). For a big box or a silo one may be asked for everywhere.
 */
export function daysToChoose({
  cart,
  prices,
  now,
}: Pick<CartWithPrices, 'cart' | 'prices' | 'now'>): string[] {
  if (cart.toDealer || cart.shippingMethod !== shippingMethods.shipping) return []
  const tariff = prices.pricing.tariffs.find(({ shippingMethod }) => shippingMethod === cart.shippingMethod)
  if (!tariff) return []
  const count = tariff.choosableDays ?? (isByAppointment(prices.packs) ? appointmentDays : null)
  if (count === null) return []
  const region = prices.destinationRegionCode
  return choosableDays(deliveryDates(now, prices.deliveryDays, region).last, count, region)
}
