import { catalogueChannel, lockStock } from '../../catalogue/index.ts'
import { releaseGiftCard } from '../../payments/index.ts'
import { releasePromotions } from '../../pricing/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { packsOwedByBlocked, withholdBlocked } from '../stock/withhold-blocked.ts'

type Cancellation = { orderId: number; reason: 'not paid in time' | 'reopened'; now: Date }

/**
 * ORDERS-5: an open order ends: goods go back to stock, codes and gift cards can be used again. The caller holds the order's
 * row and has seen that it is open.
 */
export async function cancelOrder(
  transaction: Transaction,
  { orderId, reason, now }: Cancellation,
): Promise<void> {
  await transaction.rows(cancel, { orderId, reason, now })
  await releasePromotions(transaction, orderId, now)
  await releaseGiftCard(transaction, orderId, now)
  await withholdReturned(transaction, orderId, now)
}

/** LOTS-3: goods that came back and are owed to a blocked lot are not sold again. */
async function withholdReturned(transaction: Transaction, orderId: number, now: Date): Promise<void> {
  const owed = await packsOwedByBlocked(transaction, orderId)
  if (owed.length === 0) return
  for (const [variantId, stock] of await lockStock(transaction, owed))
    await withholdBlocked(transaction, { variantId, stock, by: 'shop', now })
}

// Stock is locked in the order of the packs, as everywhere.
const cancel = statement<{ orderId: number; reason: string; now: Date }>(
  'orders-cancel',
  `
    with cancelled as (
      update shop_order set status = 'cancelled' where order_id = :orderId and status = 'open' returning order_id),
    told as (
      insert into order_event (order_id, at, from_status, to_status, reason)
      select order_id, :now, 'open', 'cancelled', :reason from cancelled),
    released as (
      update stock_reservation r set state = 'released' from cancelled
      where r.order_id = cancelled.order_id and r.state = 'held' returning r.variant_id, r.quantity),
    locked as (
      select s.variant_id from stock s join released using (variant_id) order by s.variant_id for update of s),
    returned as (
      update stock s set amount = s.amount + released.quantity from released join locked using (variant_id)
      where s.variant_id = released.variant_id returning s.variant_id, s.amount, released.quantity),
    moved as (
      insert into stock_movement (variant_id, change, reason, order_id, at)
      select variant_id, quantity, 'released', :orderId, :now from returned)
    select count(pg_notify('${catalogueChannel}', product_id::text)) announced
    from returned join product_variant using (variant_id) where returned.amount = returned.quantity`,
)
