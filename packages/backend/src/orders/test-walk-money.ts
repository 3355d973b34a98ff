import { creditReasons } from '@haverhof/domain/orders'
import { cancelByStaff, finishAtSandbox, refundOrder, startBuying, tellShop } from '@haverhof/testing'
import { payRefunds } from './index.ts'
import type { RefundRequest } from './refund/make-refund.ts'
import { by, oneOf, type Walk, whole } from './test-walk.ts'

/** What goes back, whole or in parts, before and after goods were sent; with a gift card in between. */
export const moneySteps: Record<string, (walk: Walk) => Promise<void>> = {
  'buy with a gift card': async ({ shop, random, orders }) => {
    const card = { giftCardNumber: '6400000000000025', giftCardPin: '2580' }
    const payment = { paymentMethodId: 'creditcard', ...card }
    const lines: [number, number][] = [[10201, 1 + whole(random, 3)]]
    const buyer = await startBuying(shop, { lines, payment }).catch(() => null)
    const order = await buyer?.order().catch(() => null)
    if (!order) return
    if (order.checkoutUrl) await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    orders.push(order.orderId)
  },
  'order without paying': async ({ shop, random, orders }) => {
    // After many walks a pack may be sold out: that is refused, and a step as well.
    const buyer = await startBuying(shop, { lines: [[10301, 1 + whole(random, 2)]] }).catch(() => null)
    const order = await buyer?.order().catch(() => null)
    if (order) orders.push(order.orderId)
  },
  refund: async ({ shop, random, orders }) => {
    await refundOrder(shop.context, {
      orderId: oneOf(random, orders) ?? 0,
      request: requestOf(random),
      reason: oneOf(random, creditReasons) ?? 'correction',
      restock: random() < 0.5,
      by,
    })
  },
  cancel: async ({ shop, random, orders }) => {
    await cancelByStaff(shop.context, { orderId: oneOf(random, orders) ?? 0, by })
  },
  'pay refunds': ({ shop }) => payRefunds(shop.context),
}

function requestOf(random: () => number): RefundRequest {
  const kind = whole(random, 4)
  if (kind === 0) return 'everything'
  if (kind === 1) return { amountCents: 1 + whole(random, 2000) }
  const lineNumber = 1 + whole(random, 2)
  const line =
    kind === 2
      ? { lineNumber, quantity: 1 + whole(random, 2) }
      : { lineNumber, amountCents: 1 + whole(random, 500) }
  return { lines: [line], costsCents: random() < 0.3 ? whole(random, 600) : 0 }
}
