/** Payments whose money came, for statements of later contexts that know whose they are. A refund changes its payment. */
export const paidPaymentsSql = `
  select payment_id, order_id, provider, provider_payment_id, payment_method_id, amount_cents, paid_at, updated_at,
    refund_due_cents, refund_reason, refunded_cents, refund_id, charged_back_cents, charged_back_at
  from payment where status = 'paid'`

/** REPEAT-13: payments that the bank took back, and since when the shop knows, for `from ${chargedBackSql} p`. */
export const chargedBackSql = `(select order_id, coalesce(charged_back_at, updated_at) since from payment
  where charged_back_cents > 0)`

/** Whether nothing is left of what paid an order since the bank took it back, for statements of later contexts; the argument is an SQL expression. */
export function isChargedBackSql(orderId: string): string {
  return `exists (select from payment where order_id = ${orderId} and charged_back_cents > 0 and status = 'paid'
    and refund_reason is null and charged_back_cents + refund_due_cents >= amount_cents)`
}

/** What refunds gave back to the gift cards of an order, for statements of later contexts; the argument is an SQL expression. */
export function giftCardReturnedSql(orderId: string): string {
  return `coalesce((select sum(returned_cents) from gift_card_debit where order_id = ${orderId}), 0)`
}

/** The end of the number that a mandate collects from, for statements of later contexts; the argument is an SQL expression. */
export function mandateLabelSql(mandateId: string): string {
  return `(select label from payment_mandate where mandate_id = ${mandateId})`
}

/** Whether an order was, or is being, collected by a mandate, for statements of later contexts; the arguments are SQL expressions. */
export function isCollectedBySql(orderId: string, mandateId: string): string {
  return `exists (select from payment where order_id = ${orderId} and mandate_id = ${mandateId} and sequence = 'recurring')`
}

/** Whether an order was paid by a mandate, so that nobody chose how; the argument is an SQL expression. */
export function isPaidByMandateSql(orderId: string): string {
  return `exists (select from payment where order_id = ${orderId} and sequence = 'recurring' and status = 'paid')`
}

/** The mandate that an order was last collected by; the argument is an SQL expression. */
export function collectingMandateSql(orderId: string): string {
  return `(select mandate_id from payment where order_id = ${orderId} and sequence = 'recurring'
    order by created_at desc limit 1)`
}

/** The mandate that the payment of an order gave, or was collected by, for statements of later contexts; the argument is an SQL expression. */
export function mandateOfOrderSql(orderId: string): string {
  return `(select mandate_id from payment where order_id = ${orderId} and status = 'paid' and refund_reason is null)`
}

/** Mandates that may still be needed, with the order whose payment gave each, for `from ${givenMandatesSql} m`. */
export const givenMandatesSql = `(select g.mandate_id, g.created_at, (select p.order_id from payment p
    where p.mandate_id = g.mandate_id and p.sequence = 'first' and p.status = 'paid' limit 1) order_id
  from payment_mandate g where g.unneeded_at is null and g.revoked_at is null)`

/**
 * A statement that gives up mandates from before :before, :atOnce of them, of which the condition of a later context says that nobody needs
 * them. Tells each with the order whose payment gave it.
 */
export function giveUpOldMandatesSql(isUnneeded: (mandateId: string) => string): string {
  return `
    with old as (
      select m.mandate_id from payment_mandate m
      where m.unneeded_at is null and m.created_at < :before and ${isUnneeded('m.mandate_id')}
      limit :atOnce for update of m skip locked),
    gone as (
      update payment_mandate m set unneeded_at = now(), label = null from old where m.mandate_id = old.mandate_id
      returning m.mandate_id)
    select gone.mandate_id "mandateId", (select p.order_id from payment p
      where p.mandate_id = gone.mandate_id and p.sequence = 'first' and p.status = 'paid' limit 1) "orderId"
    from gone`
}

/** Collections that the bank has not answered, with the moment they were begun, for `from ${openCollectionsSql} p`. */
export const openCollectionsSql = `(select order_id, mandate_id, created_at from payment
  where sequence = 'recurring' and status in ('created', 'open'))`

/** Collections that nobody is asking the provider for, though it has not answered; the argument is an SQL expression of this moment. */
export function unansweredCollectionsSql(now: string): string {
  return `(select order_id, mandate_id, created_at from payment where sequence = 'recurring' and status = 'created'
    and provider_payment_id is null and (starting_until is null or starting_until < ${now}))`
}

/** Mandates that are given up or revoked, for `from ${spentMandatesSql} m`. */
export const spentMandatesSql = `(select mandate_id from payment_mandate
  where unneeded_at is not null or revoked_at is not null)`
