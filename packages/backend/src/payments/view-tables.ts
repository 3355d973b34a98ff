import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/** Payments whose money came. A refund changes its payment. */
export const paidPayment = pgView('paid_payment', {}).as(sql`
  select payment_id, order_id, provider, provider_payment_id, payment_method_id, amount_cents, paid_at, updated_at,
    refund_due_cents, refund_reason, refunded_cents, refund_id, charged_back_cents, charged_back_at, sequence, mandate_id
  from payment where status = 'paid'`)

/** Payments that the bank took back, since when the shop knows, and whether nothing is left of what paid the order (REPEAT-13). */
export const chargedBackPayment = pgView('charged_back_payment', {}).as(sql`
  select order_id, coalesce(charged_back_at, updated_at) since,
    status = 'paid' and refund_reason is null and charged_back_cents + refund_due_cents >= amount_cents is_whole
  from payment where charged_back_cents > 0`)

/** Payments that the shop collects, or collected, by a mandate. */
export const collection = pgView('collection', {}).as(sql`
  select order_id, mandate_id, created_at from payment where sequence = 'recurring'`)

/**
 * Collections that the bank has not answered, with the moment they were begun. The provider has not answered about an unsent one either,
 * and no process asks it for that one after `starting_until`.
 */
export const openCollection = pgView('open_collection', {}).as(sql`
  select order_id, mandate_id, created_at, status = 'created' and provider_payment_id is null is_unsent, starting_until
  from payment where sequence = 'recurring' and status in ('created', 'open')`)

/** Mandates, with the end of the number that each collects from, whether it is given up or revoked, and the order whose payment gave it. */
export const mandate = pgView('mandate', {}).as(sql`
  select m.mandate_id, m.label, m.created_at, m.unneeded_at is not null or m.revoked_at is not null is_spent,
    (select p.order_id from payment p
      where p.mandate_id = m.mandate_id and p.sequence = 'first' and p.status = 'paid' limit 1) order_id
  from payment_mandate m`)

/** What an order took from a gift card, and what refunds gave back of it. */
export const giftCardUse = pgView('gift_card_use', {}).as(sql`
  select order_id, gift_card_id, amount_cents, released_at, returned_cents from gift_card_debit`)
