import { useEffect } from 'react'
import { useCart } from '../../site/cart'
import { shippingDraft } from './alternative-address'
import { forgetAttempt } from './attempt-key'
import { forgetDraft } from './form-draft'
import { orderStage } from './order-stage'
import { trackPurchase } from './purchase-tracking'
import type { OrderAnswer } from './use-order'
import { billingDraft } from './use-billing-form'

/** CHECKOUT-PAGES-16: once an order is settled, the browser forgets its cart and everything typed for it. */
export function useOrderEnd(answer: OrderAnswer): void {
  const cart = useCart()
  const order = answer.state === 'known' ? answer.order : null
  const stage = order && orderStage(order)
  useEffect(() => {
    if (!order || !stage) return
    // A closed cart answers that it is gone, which makes the browser forget it; a frozen one stays.
    void cart().refresh()
    if (stage !== 'done' && stage !== 'transfer') return
    trackPurchase(order)
    forgetAttempt()
    forgetDraft(billingDraft)
    forgetDraft(shippingDraft)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each stage of the order
  }, [order?.orderId, stage])
}
