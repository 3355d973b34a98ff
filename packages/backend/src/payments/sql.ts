/** Payments whose money came, for statements of later contexts that know whose they are. A refund changes its payment. */
export const paidPaymentsSql = `
  select payment_id, order_id, provider, provider_payment_id, payment_method_id, amount_cents, paid_at, updated_at,
    refund_due_cents, refund_reason, refunded_cents, refund_id
  from payment where status = 'paid'`
