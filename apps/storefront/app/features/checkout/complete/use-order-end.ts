import { useEffect } from 'react'
import { forgetCart } from '../../../shared/cart'
import { openCartWhenIdle } from '../../../shared/lazy/load-cart'
import { useShop } from '../../../shared/shop/shop'
import { forgetAttempt } from '../order/attempt-key'
import { forgetDraft } from '../../../shared/forms/form-draft'
import { drafts } from '../steps/drafts'
import { orderStage } from '../order/order'
import { shownOrder } from '../order/shown-order'
import { orderedCart } from '../order/ordered-cart'
import { trackPurchase } from './purchase-tracking'
import type { OrderAnswer } from '../order/use-order'

/** CHECKOUT-PAGES-16: once an order is settled, the browser forgets its cart and everything typed for it. */
export function useOrderEnd(answer: OrderAnswer): void {
  const shop = useShop()
  const order = answer.state === 'known' ? answer.order : null
  const stage = order && orderStage(order)
  useEffect(() => {
    shownOrder.set(order)
  }, [order])
  useEffect(() => {
    if (!order || stage === null || stage === 'waiting') return
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
    // oxlint-disable-next-line react/exhaustive-deps -- once for each stage of the order
  }, [order?.orderId, stage])
}
