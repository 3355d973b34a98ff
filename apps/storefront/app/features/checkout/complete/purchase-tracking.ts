import { track } from '../../../toolkit/data-layer'
import { readStored, writeStored } from '../../../toolkit/storage'
import { trackedLines } from '../../../shared/cart'
import type { Order } from '../order/order'

const storageKey = 'purchases-told'
const remembered = 20

/** TRACKING-4: a purchase is told once per order, however often its last page is opened. */
export function trackPurchase(order: Pick<Order, 'orderId' | 'calculation' | 'discountCode'>): void {
  const trackedIds = (readStored(storageKey) ?? '').split(' ').filter(Boolean)
  const id = String(order.orderId)
  if (trackedIds.includes(id)) return
  writeStored(storageKey, [...trackedIds, id].slice(-remembered).join(' '))
  const { calculation, discountCode } = order
  track('purchase', {
    transaction_id: id,
    currency: 'EUR',
    value: calculation.totalAmount,
    tax: inCents(calculation.vatAmountLow + calculation.vatAmountHigh),
    shipping: calculation.shippingCosts,
    ...(discountCode && { coupon: discountCode }),
    items: trackedLines(calculation.products),
  })
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
