import { endingKinds } from '@haverhof/domain/orders'
import { listSql } from '../database/index.ts'

/** Site and moment of an order that was not cancelled, to be joined laterally by statements of later contexts; the argument is an SQL expression. */
export function liveOrderSql(orderId: string): string {
  return `(select site_id, language_id, ordered_at from shop_order where order_id = ${orderId} and status <> 'cancelled')`
}

/** The site of an order, for statements of later contexts; the argument is an SQL expression. */
export function siteOfOrderSql(orderId: string): string {
  return `(select site_id from shop_order where order_id = ${orderId})`
}

/** The mailbox of an order, for statements of later contexts; the argument is an SQL expression. */
export function mailboxOfOrderSql(orderId: string): string {
  return `(select email_address from shop_order where order_id = ${orderId})`
}

/** A line of an order with what belongs to the order, to be joined laterally by statements of later contexts; the arguments are SQL expressions. */
export function orderedLineSql(orderId: string, lineNumber: string): string {
  return `(
    select l.product_id, l.description, l.product_label, o.site_id, o.language_id, o.email_address, o.billing
    from order_line l join shop_order o using (order_id) where l.order_id = ${orderId} and l.line_number = ${lineNumber})`
}

/**
 * WITHDRAWAL-6: whether a line comes back at our expense, for statements of later contexts: it came after an ending (ENDING-8), or left after
 * the withdrawal was sent. The arguments are SQL expressions.
 */
export function comesBackFreeSql(withdrawalId: string, orderId: string, lineNumber: string): string {
  return `(select w.ending_id is not null or exists (select from shipment s join shipment_line p using (shipment_id)
      where p.order_id = ${orderId} and p.line_number = ${lineNumber} and s.sent_at > w.received_at)
    from withdrawal w where w.withdrawal_id = ${withdrawalId}::int)`
}

/** Orders that were sent and are not closed, for statements of later contexts. */
export const sentOrdersSql = `(select order_id, sent_at from shop_order where status = 'sent')`

/** What staff noted about an order, for statements of later contexts; the argument is an SQL expression. */
export function notesOfOrderSql(orderId: string): string {
  return `(select json_agg(json_build_object('at', n.at, 'words', n.words) order by n.order_note_id)
    from order_note n where n.order_id = ${orderId})`
}

/** Whether an order waits for its money, for statements of later contexts; the argument is an SQL expression. */
export function isOpenOrderSql(orderId: string): string {
  return `exists (select from shop_order where order_id = ${orderId} and status = 'open')`
}

/** The order that came of a cart, for statements of later contexts; null when there is none. The argument is an SQL expression. */
export function orderOfCartSql(cartId: string): string {
  return `(select order_id from shop_order where cart_id = ${cartId})`
}

/** The cart that an order came of, for statements of later contexts; the argument is an SQL expression. */
export function cartOfOrderSql(orderId: string): string {
  return `(select cart_id from shop_order where order_id = ${orderId})`
}

/** Until when the goods of an open order are held, for statements of later contexts; the argument is an SQL expression. */
export function holdOfOrderSql(orderId: string): string {
  return `(select hold_until from shop_order where order_id = ${orderId})`
}

/**
 * ENDING-7: declarations that end a contract and wait for staff, for `from ${waitingEndingsSql} w`; only those hold anything back whose
 * number and mailbox match, or whose mailbox has said that they are its own.
 */
export const waitingEndingsSql = `(select withdrawal_id, site_id, order_id, lower(email_address) mailbox, ends_on, received_at,
    order_id is not null or confirmed_at is not null holds
  from withdrawal where state = 'waiting' and kind in ${listSql(endingKinds)})`

/** What an order came to, for statements of later contexts; the argument is an SQL expression. */
export function totalOfOrderSql(orderId: string): string {
  return `(select total_cents from shop_order where order_id = ${orderId})`
}

/** Orders as the rules of the books of later contexts see them, for `from ${orderStandsSql} o`. */
export const orderStandsSql = `(select order_id, status, total_cents, paid_at,
    (select max(at) from order_event e where e.order_id = shop_order.order_id and e.to_status = 'cancelled') ended_at
  from shop_order)`
