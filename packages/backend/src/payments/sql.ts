/** Payments whose money came, for statements of later contexts that know whose they are. A refund changes its payment. */
export const paidPaymentsSql = `
  select payment_id, order_id, provider, provider_payment_id, payment_method_id, amount_cents, paid_at, updated_at,
    refund_due_cents, refund_reason, refunded_cents, refund_id
  from payment where status = 'paid'`

/** What refunds gave back to the gift cards of an order, for statements of later contexts; the argument is an SQL expression. */
export function giftCardReturnedSql(orderId: string): string {
  return `coalesce((select sum(returned_cents) from gift_card_debit where order_id = ${orderId}), 0)`
}
