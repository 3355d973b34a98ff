import type { Schemas } from '@haverhof/api-client'
import { track, type TrackedItem } from '../../platform/data-layer'
import { readStored, writeStored } from '../../platform/storage'
import type { Order } from './order-types'

const storageKey = 'purchases-told'
const remembered = 20

type Calculation = Schemas['CalculatedCart']

/** TRACKING-4: a purchase is told once per order, however often its last page is opened. */
export function trackPurchase(order: Pick<Order, 'orderId' | 'calculation' | 'discountCode'>): void {
  const told = (readStored(storageKey) ?? '').split(' ').filter(Boolean)
  const id = String(order.orderId)
  if (told.includes(id)) return
  writeStored(storageKey, [...told, id].slice(-remembered).join(' '))
  const { calculation, discountCode } = order
  track('purchase', {
    transaction_id: id,
    currency: 'EUR',
    value: calculation.totalAmount,
    tax: inCents(calculation.vatAmountLow + calculation.vatAmountHigh),
    shipping: calculation.shippingCosts,
    ...(discountCode && { coupon: discountCode }),
    items: trackedItems(calculation),
  })
}

export function trackedItems({ products }: Pick<Calculation, 'products'>): TrackedItem[] {
  return products.map((line, index) => ({
    item_id: String(line.productVariantId),
    item_name: line.description,
    item_variant: line.productLabel,
    index,
    price: line.quantity > 0 ? inCents(line.totalAmount / line.quantity) : 0,
    quantity: line.quantity,
  }))
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
