import { mayBecome, type OrderStatus } from '@haverhof/domain/orders'
import { catalogueChannel, lockStock } from '../../catalogue/index.ts'
import { releaseGiftCard } from '../../payments/index.ts'
import { releasePromotions } from '../../pricing/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { packsOwedByBlocked, withholdBlocked } from '../stock/withhold-blocked.ts'

type Cancellation = {
  orderId: number
  /** What it was until now. */
  from: OrderStatus
  reason: 'not paid in time' | 'reopened' | 'cancelled by staff' | 'refunded before it was sent'
  now: Date
}

/**
 * An order ends: goods go back to stock, codes and gift cards can be used again (ORDERS-5, REFUNDS-3). The caller holds the order's
 * row, has seen what it is, and has given back what was paid.
 */
export async function cancelOrder(
  transaction: Transaction,
  { orderId, from, reason, now }: Cancellation,
): Promise<void> {
  if (!mayBecome(from, 'cancelled')) throw new Error(`An order that is ${from} is not cancelled`)
  await transaction.rows(cancel, { orderId, from, reason, now })
  await releasePromotions(transaction, orderId, now)
  // What a paid order took from a gift card, its refunds give back.
  if (from === 'open') await releaseGiftCard(transaction, orderId, now)
  await withholdReturned(transaction, orderId, now)
}

/** Goods that came back and are owed to a blocked lot are not sold again (LOTS-3). */
async function withholdReturned(transaction: Transaction, orderId: number, now: Date): Promise<void> {
  const owed = await packsOwedByBlocked(transaction, orderId)
  if (owed.length === 0) return
  const stocks = await lockStock(transaction, owed)
  await withholdBlocked(transaction, { stocks, by: 'shop', now })
}

// Stock is locked in the order of the packs, as everywhere.
const cancel = statement<{ orderId: number; from: string; reason: string; now: Date }>(
  'orders-cancel',
  `
    with cancelled as (
      update shop_order set status = 'cancelled' where order_id = :orderId and status = :from returning order_id),
    events as (
      insert into order_event (order_id, at, from_status, to_status, reason)
      select order_id, :now, :from, 'cancelled', :reason from cancelled),
    released as (
      update stock_reservation r set state = 'released' from cancelled
      where r.order_id = cancelled.order_id and r.state in ('held', 'claimed')
      returning r.variant_id, (r.quantity - (select sum(l.called_off) from order_line l
        where l.order_id = r.order_id and l.variant_id = r.variant_id))::int quantity),
    locked as (
      select s.variant_id from stock s join released using (variant_id) where released.quantity > 0 order by s.variant_id for update of s),
    returned as (
      update stock s set amount = s.amount + released.quantity from released join locked using (variant_id)
      where s.variant_id = released.variant_id returning s.variant_id, s.amount, released.quantity),
    movements as (
      insert into stock_movement (variant_id, change, reason, order_id, at)
      select variant_id, quantity, 'released', :orderId, :now from returned)
    select count(pg_notify('${catalogueChannel}', product_id::text)) announced
    from returned join product_variant using (variant_id) where returned.amount = returned.quantity`,
)
