import {
  cancelByStaff,
  finishAtSandbox,
  refundOrder,
  startBuying,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import type { RefundRequest } from '../refund/make-refund.ts'

/** Refunds of every kind: a piece, an amount that a gift card gets, a whole order. */
export async function giveSomeBack(shop: TestShop, orderId: number): Promise<void> {
  const back = async (id: number, request: RefundRequest) => {
    const decision = { orderId: id, request, reason: 'correction', restock: true, by: 'Test' } as const
    const refund = await refundOrder(shop.context, decision)
    if (!refund.ok) throw new Error(refund.reason)
  }
  await back(orderId, { lines: [{ lineNumber: 1, quantity: 1 }], costsCents: 0 })
  const payment = { paymentMethodId: 'creditcard', giftCardNumber: '6400000000000025', giftCardPin: '2580' }
  for (const end of ['refund', 'cancel'] as const) {
    const paid = await (await startBuying(shop, { payment, lines: [[10101, 6]] })).order()
    if (paid.checkoutUrl) await tellShop(shop, await finishAtSandbox(shop, paid, 'paid'))
    if (end === 'refund') await back(paid.orderId, { amountCents: 700 })
    else await cancelByStaff(shop.context, { orderId: paid.orderId, by: 'Test' })
  }
}

/** What breaks each rule of refunds. */
export const refundBreaks: Record<string, string> = {
  'gift cards got back what refunds gave them': `alter table refund drop constraint refund_amounts;
    update refund set gift_card_cents = gift_card_cents - 1
    where gift_card_cents > 0`,
  'a payment owes and paid back what its refunds say': `update refund set state = 'owed' where state = 'paid' and payment_id is not null`,
  'no more is left to the bank than it has taken back': `update refund
    set charged_back_cents = amount_cents - gift_card_cents where reason = 'cancellation'`,
  'nothing is paid back that the bank has taken back before': `update payment
    set charged_back_cents = amount_cents, charged_back_at = paid_at - interval '1 day' where refunded_cents > 0`,
  'every refund by staff has one credit note over its amount, and every credit note a refund': `update invoice
    set refund_id = null where kind = 'credit'`,
  'money that paid no order goes back as a whole': `update payment set refund_reason = 'paid-twice'
    where refund_reason = 'order-cancelled'`,
  'a refund says of lines and delivery what its credit note takes back': `update refund
    set lines = jsonb_set(lines, '{0,quantity}', '2') where jsonb_array_length(lines) > 0`,
  'no more pieces of a line are paid back than were ordered': `update refund
    set lines = jsonb_set(lines, '{0,quantity}', '200') where jsonb_array_length(lines) > 0`,
  'a paid order that was cancelled has given everything back, or nothing of it is left to send': `
    alter table refund drop constraint refund_amounts;
    update refund set amount_cents = amount_cents - 1 where reason = 'cancellation'`,
}
