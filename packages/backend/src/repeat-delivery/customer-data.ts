import { adoptDeliveryCarts } from '../cart/index.ts'
import { type Database, statement, type Transaction } from '../database/index.ts'
import { endHolds, lockOrdersOf } from '../orders/index.ts'
import { giveUpMandates } from '../payments/index.ts'
import { collectingMandateSql, placeColumns } from './store/repeat-row.ts'

/** All that is kept of a customer's repeat deliveries, for the export (REPEAT-19). */
export async function exportRepeats(
  { rows }: Pick<Database, 'rows'>,
  userId: string,
): Promise<Record<string, unknown>[]> {
  return (await rows(readAll, { userId })).map(({ entry }) => entry)
}

/**
 * The account ends: so do they, with what was filled and not ordered and with orders that nothing collects any more
 * (REPEAT-19). Their mandates are revoked, but for those by which something is being collected. Orders are locked before
 * repeat deliveries, as everywhere; what stands is read after that, so that a worker who orders or collects at this moment
 * has either done it or finds nothing to do.
 */
export async function forgetRepeats(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await lockOrdersOf(transaction, userId)
  const repeats = await transaction.rows(lock, { userId })
  if (repeats.length === 0) return
  await keepPlaced(transaction, userId)
  const [uncollected] = await transaction.rows(findUncollected, { userId })
  await endHolds(transaction, uncollected?.orderIds ?? [], now)
  const [deleted] = await transaction.rows(remove, { userId })
  await giveUpMandates(transaction, deleted?.mandateIds ?? [], now)
}

/**
 * What was taken is not ordered: its cart goes with the customer's others. What
 * is an order already, and was not written down, is written down.
 */
async function keepPlaced(transaction: Transaction, userId: string): Promise<void> {
  const taken = await transaction.rows(findTaken, { userId })
  if (taken.length === 0) return
  const cartIds = taken.map(({ cartId }) => cartId)
  // Waits for an order that is being written at this moment.
  await adoptDeliveryCarts(transaction, { cartIds, userId })
  await transaction.rows(keep, { cartIds })
}

const readAll = statement<{ userId: string }, { entry: Record<string, unknown> }>(
  'repeat-export',
  `
    select json_build_object('repeatDeliveryId', r.repeat_delivery_id, 'state', r.state, 'pauseReason', r.pause_reason,
      'days', r.days, 'day', r.day, ${placeColumns.json('r')},
      'languageId', r.language_id, 'paymentMethodId', r.payment_method_id,
      'paymentLabel', (select m.label from mandate m where m.mandate_id = r.mandate_id), 'begunAt', r.begun_at, 'endedAt', r.ended_at,
      'lines', (select json_agg(json_build_object('productVariantId', l.variant_id, 'quantity', l.quantity) order by l.variant_id)
        from repeat_delivery_line l where l.repeat_delivery_id = r.repeat_delivery_id),
      'deliveries', (select json_agg(json_build_object('day', d.day, 'state', d.state, 'orderId', d.order_id) order by d.planned_on)
        from repeat_delivery_order d where d.repeat_delivery_id = r.repeat_delivery_id),
      'events', (select json_agg(json_build_object('at', e.at, 'event', e.event, 'isByCustomer', e.is_by_customer, 'day', e.day,
        'orderId', e.order_id) order by e.repeat_delivery_event_id)
        from repeat_delivery_event e where e.repeat_delivery_id = r.repeat_delivery_id)) entry
    from repeat_delivery r where r.user_id = :userId order by r.repeat_delivery_id`,
)

const lock = statement<{ userId: string }, { repeatDeliveryId: number }>(
  'repeat-lock-of-customer',
  `
    select repeat_delivery_id "repeatDeliveryId" from repeat_delivery where user_id = :userId
    order by repeat_delivery_id for update`,
)

const findTaken = statement<{ userId: string }, { cartId: string }>(
  'repeat-taken-of-customer',
  `
    select d.cart_id "cartId" from repeat_delivery r join repeat_delivery_order d using (repeat_delivery_id)
    where r.user_id = :userId and d.state = 'taken'`,
)

const keep = statement<{ cartIds: readonly string[] }>(
  'repeat-keep-placed',
  `
    update repeat_delivery_order d set order_id = (select o.order_id from order_summary o where o.cart_id = d.cart_id), state = 'collecting'
    where d.cart_id = any(:cartIds)`,
)

const isUnderWaySql = `exists (select from open_collection p where p.order_id = d.order_id)`

// What its customer is to pay, by a link in a mail, waits for that as long as it would have.
const findUncollected = statement<{ userId: string }, { orderIds: number[] }>(
  'repeat-uncollected',
  `
    select array(
      select d.order_id from repeat_delivery r join repeat_delivery_order d using (repeat_delivery_id)
      where r.user_id = :userId and d.state = 'collecting' and d.order_id is not null
        and (r.mandate_id is not null or d.failures > 0) and not ${isUnderWaySql}) "orderIds"`,
)

const remove = statement<{ userId: string }, { mandateIds: number[] }>(
  'repeat-forget',
  `
    with deleted_repeats as (delete from repeat_delivery where user_id = :userId returning repeat_delivery_id, mandate_id),
    unpaid as (
      select coalesce(${collectingMandateSql('d.order_id')}, deleted_repeats.mandate_id) mandate_id, ${isUnderWaySql} is_under_way
      from repeat_delivery_order d join deleted_repeats using (repeat_delivery_id) where d.state = 'collecting')
    select array(
        (select mandate_id from deleted_repeats where mandate_id is not null union select mandate_id from unpaid where mandate_id is not null)
        except select mandate_id from unpaid where is_under_way) "mandateIds"`,
)
