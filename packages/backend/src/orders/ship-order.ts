import { mayBecome, type OrderStatus } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { inTransaction, statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { lockOrder } from './store/lock-order.ts'
import { queueOrderMail } from './mails/queue-order-mail.ts'
import { announceEvents } from '../webhooks/index.ts'

export type Shipping = {
  orderId: number
  /** ORDERS-23: the carrier's numbers of its parcels. */
  parcelNumbers?: readonly string[]
  /** STAFF-2: an order of another site is none; without it every site counts. */
  siteIds?: readonly number[]
  by: string
}

type Shipped = Result<null, 'no-such-order' | 'not-to-be-sent'>

/** The way to `sent` from where an order may stand. */
const ways: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  paid: ['processing', 'sent'],
  processing: ['sent'],
}

/** ORDERS-16: a paid order has left the house; the customer is told. */
export function shipOrder(context: AppContext, shipping: Shipping): Promise<Shipped> {
  return inTransaction(context, (transaction) => sendOrder(context, transaction, shipping))
}

/** The same inside a transaction of the caller. */
export async function sendOrder(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { orderId, parcelNumbers = [], siteIds, by }: Shipping,
): Promise<Shipped> {
  const order = await lockOrder(transaction, orderId)
  if (!order || siteIds?.includes(order.siteId) === false) return refusal('no-such-order')
  const way = ways[order.status]
  if (!way) return refusal('not-to-be-sent')
  const now = clock()
  await walk(transaction, { orderId, from: order.status, way, now, parcelNumbers })
  const details = { parcelNumbers }
  const subject = `order ${orderId}`
  await writeAudit(transaction, { actor: by, action: 'order-sent', subject, details, now })
  await queueOrderMail(transaction, { order, kind: 'order-sent', now })
  await addJob(transaction, 'send-mail', {})
  const { siteId } = order
  await announceEvents(transaction, { type: 'order.sent', subjectIds: [orderId], siteId, now })
  return success(null)
}

type Walk = {
  orderId: number
  from: OrderStatus
  way: readonly OrderStatus[]
  now: Date
  parcelNumbers: readonly string[]
}

/** ORDERS-4: every step is written down. */
async function walk({ rows }: Transaction, walking: Walk): Promise<void> {
  const { orderId, from, way, now, parcelNumbers } = walking
  const froms = [from, ...way].slice(0, -1)
  for (const [step, to] of way.entries())
    if (!mayBecome(froms[step] ?? from, to)) throw new Error(`An order never becomes ${to} then`)
  await rows(send, { orderId, froms, way, now, parcelNumbers })
}

const send = statement<{
  orderId: number
  froms: readonly string[]
  way: readonly string[]
  now: Date
  parcelNumbers: readonly string[]
}>(
  'orders-send',
  `
    with sent as (
      update shop_order set status = 'sent', sent_at = :now where order_id = :orderId returning order_id),
    parcels as (
      insert into order_parcel (order_id, parcel_number)
      select distinct order_id, parcel_number from sent, unnest(:parcelNumbers::text[]) parcel_number)
    insert into order_event (order_id, at, from_status, to_status, reason)
    select order_id, :now, from_status, to_status, 'sent by staff'
    from sent, unnest(:froms::text[], :way::text[]) with ordinality as steps(from_status, to_status, place)
    order by place`,
)
