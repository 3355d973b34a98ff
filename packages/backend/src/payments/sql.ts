/** Payments whose money came, for statements of later contexts that know whose they are. A refund changes its payment. */
export const paidPaymentsSql = `
  select payment_id, order_id, provider, provider_payment_id, payment_method_id, amount_cents, paid_at, updated_at,
    refund_due_cents, refund_reason, refunded_cents, refund_id
  from payment where status = 'paid'`

/** What refunds gave back to the gift cards of an order, for statements of later contexts; the argument is an SQL expression. */
export function giftCardReturnedSql(orderId: string): string {
  return `coalesce((select sum(returned_cents) from gift_card_debit where order_id = ${orderId}), 0)`
}

/** The end of the number that a mandate collects from, for statements of later contexts; the argument is an SQL expression. */
export function mandateLabelSql(mandateId: string): string {
  return `(select label from payment_mandate where mandate_id = ${mandateId})`
}

/** The mandate that the payment of an order gave, or was collected by, for statements of later contexts; the argument is an SQL expression. */
export function mandateOfOrderSql(orderId: string): string {
  return `(select mandate_id from payment where order_id = ${orderId} and status = 'paid' and refund_reason is null)`
}
