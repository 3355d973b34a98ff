import { endingKinds } from '@haverhof/domain/orders'
import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/** What later contexts may know of every order; `ended_at` is when it was cancelled. */
export const orderSummary = pgView('order_summary', {}).as(sql`
  select o.order_id, o.cart_id, o.site_id, o.language_id, o.email_address, o.status, o.total_cents, o.paid_at, o.hold_until,
    (select max(e.at) from order_event e where e.order_id = o.order_id and e.to_status = 'cancelled') ended_at
  from shop_order o`)

/** Orders that were not cancelled. */
export const liveOrder = pgView('live_order', {}).as(sql`
  select order_id, site_id, language_id, ordered_at from shop_order where status <> 'cancelled'`)

/** Orders that wait for their money. */
export const openOrder = pgView('open_order', {}).as(sql`
  select order_id, cart_id from shop_order where status = 'open'`)

/** Orders that were sent and are not closed. */
export const sentOrder = pgView('sent_order', {}).as(sql`
  select order_id, sent_at from shop_order where status = 'sent'`)

/** Lines of orders with what belongs to the order. */
export const orderedLine = pgView('ordered_line', {}).as(sql`
  select l.order_id, l.line_number, l.product_id, l.description, l.product_label, o.site_id, o.language_id, o.email_address, o.billing
  from order_line l join shop_order o using (order_id)`)

/** When the parcels left that pieces of a line were in. */
export const sentLine = pgView('sent_line', {}).as(sql`
  select p.order_id, p.line_number, s.sent_at from shipment s join shipment_line p using (shipment_id)`)

/** When a withdrawal was received, and whether it is of goods that came after an ending (ENDING-16). */
export const receivedWithdrawal = pgView('received_withdrawal', {}).as(sql`
  select withdrawal_id, received_at, ending_id is not null is_after_ending from withdrawal`)

/**
 * Declarations that end a contract and wait for staff; only those hold anything back whose number and mailbox match, or whose
 * mailbox has said that they are its own (ENDING-7).
 */
export const waitingEnding = pgView('waiting_ending', {}).as(sql`
  select withdrawal_id, site_id, order_id, lower(email_address) mailbox, ends_on, received_at,
    order_id is not null or confirmed_at is not null holds
  from withdrawal where state = 'waiting' and kind in (${sql.raw(endingKinds.map((kind) => `'${kind}'`).join(', '))})`)

/** What staff noted about an order, in the order of the numbers. */
export const orderRemark = pgView('order_remark', {}).as(sql`
  select order_note_id, order_id, at, words from order_note`)
