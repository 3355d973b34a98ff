import { followingSchedule } from '@haverhof/domain/repeat-delivery'
import type { AppContext } from '../app-context.ts'
import { type CartDelivery, deliveryOfCart } from '../cart/index.ts'
import { columnsOf, type RowOf, statement, type Transaction } from '../database/index.ts'
import { type RepeatedOrder, readRepeatedOrder, repeatedOrdersOf } from '../orders/index.ts'
import { placeColumns } from './store/repeat-row.ts'
import { scopeOf, todayAt } from './store/today.ts'
import { writeEvent } from './store/write-event.ts'
import type { repeatDelivery } from './tables.ts'

type Beginning = Pick<AppContext, 'sites'>
type Paid = { orderId: number; mandateId: number | null; now: Date }

/**
 * A first order is paid: one repeat delivery for each interval in it,
 * once (REPEAT-3). Waits until its customer is known, who is told by `tellBegun`.
 */
export async function beginRepeats(context: Beginning, transaction: Transaction, paid: Paid): Promise<void> {
  const order = await readRepeatedOrder(transaction, paid.orderId)
  const delivery = order && (await deliveryOfCart(transaction, order.cartId))
  if (!order || !delivery || order.userId === null) return
  const { regionCode } = await scopeOf(context, order)
  const today = todayAt({ regionCode }, paid.now)
  for (const days of new Set(order.lines.map((line) => line.days)))
    await beginOne(transaction, { order, delivery, days, today, ...paid })
}

/**
 * Who registered with an order and has now proved to own the mailbox; orders that have begun already do
 * nothing, nor do those whose mandate was given up (REPEAT-15) or whose payment the bank took back meanwhile
 * (REPEAT-13, REPEAT-32).
 */
export async function beginWaiting(
  context: Beginning,
  transaction: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  for (const order of await repeatedOrdersOf(transaction, userId)) {
    const [begun] = await transaction.rows(findBegun, order)
    if (!begun?.isOver) await beginRepeats(context, transaction, { ...order, now })
  }
}

type New = Paid & { order: RepeatedOrder; delivery: CartDelivery; days: number; today: string }

async function beginOne(
  transaction: Transaction,
  { order, delivery, days, today, mandateId, now }: New,
): Promise<void> {
  const { orderId, userId, siteId, languageId, paymentMethodId, totalCents } = order
  const lines = order.lines.filter((line) => line.days === days)
  const isWhole = !order.hasOthers && lines.length === order.lines.length
  const [begun] = await transaction.rows(insert, {
    ...delivery,
    state: 'active',
    isTold: false,
    ...followingSchedule(order.arrivesOn, days, { today, regionCode: order.regionCode }),
    userId: userId ?? '',
    siteId,
    languageId,
    days,
    mandateId,
    paymentMethodId,
    firstOrderId: orderId,
    lastCents: isWhole ? totalCents : null,
    variantIds: lines.map(({ variantId }) => variantId),
    quantities: lines.map(({ quantity }) => Math.min(quantity, 99)),
    begunAt: now,
  })
  if (!begun) return
  const { repeatDeliveryId } = begun
  await writeEvent(transaction, { repeatDeliveryId, event: 'begun', isByCustomer: true, orderId, now })
}

const findBegun = statement<{ orderId: number; mandateId: number | null }, { isOver: boolean }>(
  'repeat-is-begun',
  `
    select exists (select from repeat_delivery where first_order_id = :orderId)
      or exists (select from repeat_delivery_order where order_id = :orderId)
      or exists (select from charged_back_payment c where c.order_id = :orderId)
      or exists (select from mandate m where m.mandate_id = :mandateId::int and m.is_spent) "isOver"`,
)

const begunColumns = columnsOf<typeof repeatDelivery.$inferSelect>()([
  'userId',
  'siteId',
  'languageId',
  'state',
  'days',
  'plannedOn',
  'day',
  'orderOn',
  'announceOn',
  'lastCents',
  'mandateId',
  'paymentMethodId',
  'firstOrderId',
  'begunAt',
  'isTold',
])

type Begun = RowOf<typeof begunColumns> & RowOf<typeof placeColumns>

const insert = statement<
  Begun & { variantIds: readonly number[]; quantities: readonly number[] },
  { repeatDeliveryId: number }
>(
  'repeat-begin',
  `
    with begun as (
      insert into repeat_delivery (${begunColumns.list()}, ${placeColumns.list()})
      values (${begunColumns.values}, ${placeColumns.values})
      on conflict (first_order_id, days) do nothing
      returning repeat_delivery_id),
    lines as (
      insert into repeat_delivery_line (repeat_delivery_id, variant_id, quantity)
      select repeat_delivery_id, variant_id, quantity from begun,
        unnest(:variantIds::int[], :quantities::int[]) w(variant_id, quantity))
    select repeat_delivery_id "repeatDeliveryId" from begun`,
)
