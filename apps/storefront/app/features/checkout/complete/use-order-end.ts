import { useEffect, useEffectEvent } from 'react'
import { forgetCart, trackedLines } from '../../../shared/cart'
import { openCartWhenIdle } from '../../../shared/lazy/load-cart'
import { useShop } from '../../../shared/shop/shop'
import { forgetAttempt } from '../order/attempt-key'
import { forgetDraft } from '../../../shared/forms/form-draft'
import { drafts } from '../steps/drafts'
import { type OrderStage, orderStage, type Order } from '../order/order'
import { shownOrder } from '../order/shown-order'
import { orderedCart } from '../order/ordered-cart'
import type { OrderAnswer } from '../order/use-order'
import { track } from '../../../toolkit/data-layer'
import { readStored, writeStored } from '../../../toolkit/storage'

/** Once an order is settled, the browser forgets its cart and everything typed for it (CHECKOUT-PAGES-16). */
export function useOrderEnd(answer: OrderAnswer): void {
  const shop = useShop()
  const order = answer.state === 'known' ? answer.order : null
  const stage = order && orderStage(order)
  useEffect(() => {
    shownOrder.set(order)
  }, [order])
  const orderId = order?.orderId
  const end = useEffectEvent((stage: OrderStage) => {
    if (!order) return
    if (stage === 'done' || stage === 'transfer') {
      const ordered = orderedCart(order.orderId)
      if (ordered) forgetCart(shop, ordered.cartId)
      forgetAttempt()
      forgetDraft(drafts.billing)
      forgetDraft(drafts.shipping)
      trackPurchase(order)
    }
    // What is left is a cart that still is one.
    openCartWhenIdle(shop)
  })
  // Once for each stage of the order.
  useEffect(() => {
    if (orderId !== undefined && stage !== null && stage !== 'waiting') end(stage)
  }, [orderId, stage])
}

const storageKey = 'purchases-told'
const remembered = 20

/** A purchase is told once per order, however often its last page is opened (TRACKING-4). */
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
