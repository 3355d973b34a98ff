import { isWaiting } from '@haverhof/domain/payments'
import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { addJob, workOff } from '../../jobs/index.ts'
import { ProviderAway } from '../../payments/index.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelPayment } from '../payment/cancel-payment.ts'
import { waitingPayments } from '../store/find-payments.ts'
import { isRepeated } from '../store/intervals.ts'
import { lockOrder } from '../store/lock-order.ts'
import { queueOrderMail } from '../mails/queue-order-mail.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { inTransaction, statement } from '../../database/index.ts'

/** How much longer goods are held when the provider cannot say whether they were paid for. */
const graceMs = 10 * MINUTE
const perBatch = 200

type Due = { orderId: number; holdUntil: Date }

/** Orders whose time is up (ORDERS-5). The provider is asked first: who paid in the last second keeps the order. */
export async function expireHolds(context: AppContext): Promise<void> {
  const now = context.now()
  let last: Due = { orderId: 0, holdUntil: new Date(0) }
  for (let isMore = true; isMore && !context.stopping.aborted;) {
    const due = await context.database.rows(findDue, {
      now,
      perBatch,
      holdUntil: last.holdUntil,
      orderId: last.orderId,
    })
    await workOff(
      context,
      due,
      (order) => expireOne(context, order),
      ({ orderId }) => ({ details: { orderId }, text: 'an order could not be ended' }),
    )
    last = due.at(-1) ?? last
    isMore = due.length === perBatch
  }
}

async function expireOne(context: AppContext, order: Due): Promise<void> {
  if (await isSettled(context, order)) await expire(context, order.orderId)
}

/** False when the provider must be asked again before anything is given away. */
async function isSettled(context: AppContext, { orderId, holdUntil }: Due): Promise<boolean> {
  for (const payment of await waitingPayments(context.database, orderId)) {
    try {
      if (isWaiting(await settlePayment(context, payment))) await cancelPayment(context, payment)
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      if (context.now().getTime() - holdUntil.getTime() < graceMs) return false
    }
  }
  return true
}

function expire(context: AppContext, orderId: number): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const order = await lockOrder(transaction, orderId)
    // Paid, cancelled or given more time meanwhile.
    if (order?.status !== 'open' || order.holdUntil > now) return
    await cancelOrder(transaction, { orderId, from: 'open', reason: 'not paid in time', now })
    if (isRepeated(order.calculation))
      await context.orderHooks.onRepeatNotPaid(transaction, { orderId, cartId: order.cartId, now })
    await queueOrderMail(transaction, { order, kind: 'order-cancelled', now })
    await addJob(transaction, 'send-mail', {})
  })
}

const findDue = statement<{ now: Date; perBatch: number; holdUntil: Date; orderId: number }, Due>(
  'orders-due',
  `
    select order_id "orderId", hold_until "holdUntil" from shop_order
    where status = 'open' and hold_until <= :now and (hold_until, order_id) > (:holdUntil, :orderId)
    order by hold_until, order_id limit :perBatch`,
)
