import { mayBecome, type OrderStatus } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { inTransaction, statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { lockOrder } from './store/lock-order.ts'
import { queueOrderMail } from './mails/queue-order-mail.ts'

export type Shipping = { orderId: number; by: string }

/** The way to `sent` from where an order may stand. */
const ways: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  paid: ['processing', 'sent'],
  processing: ['sent'],
}

/** ORDERS-16: a paid order has left the house; the customer is told. */
export function shipOrder(
  context: AppContext,
  { orderId, by }: Shipping,
): Promise<Result<null, 'no-such-order' | 'not-to-be-sent'>> {
  return inTransaction(context, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (!order) return refusal('no-such-order')
    const way = ways[order.status]
    if (!way) return refusal('not-to-be-sent')
    const now = context.now()
    await walk(transaction, { orderId, from: order.status, way, now })
    await writeAudit(transaction, { actor: by, action: 'order-sent', subject: `order ${orderId}`, now })
    await queueOrderMail(transaction, { order, kind: 'order-sent', now })
    await addJob(transaction, 'send-mail', {})
    return success(null)
  })
}

type Walk = { orderId: number; from: OrderStatus; way: readonly OrderStatus[]; now: Date }

/** ORDERS-4: every step is written down. */
async function walk({ rows }: Transaction, { orderId, from, way, now }: Walk): Promise<void> {
  const froms = [from, ...way].slice(0, -1)
  for (const [step, to] of way.entries())
    if (!mayBecome(froms[step] ?? from, to)) throw new Error(`An order never becomes ${to} then`)
  await rows(send, { orderId, froms, way, now })
}

const send = statement<{ orderId: number; froms: readonly string[]; way: readonly string[]; now: Date }>(
  'orders-send',
  `
    with sent as (
      update shop_order set status = 'sent', sent_at = :now where order_id = :orderId returning order_id)
    insert into order_event (order_id, at, from_status, to_status, reason)
    select order_id, :now, from_status, to_status, 'sent by staff'
    from sent, unnest(:froms::text[], :way::text[]) with ordinality as steps(from_status, to_status, place)
    order by place`,
)
