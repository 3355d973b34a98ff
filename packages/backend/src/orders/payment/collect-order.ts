import { isWaiting } from '@haverhof/domain/payments'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import type { Mandate } from '../../payments/index.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { PaymentRow } from '../store/payment-row.ts'
import { hasOpenWithdrawal } from '../withdrawal/open-withdrawal.ts'
import { newPaymentId } from './new-payment-id.ts'
import { addPayment, readPayments } from './retry-payment.ts'
import { startingMs, startPayment } from './start-payment.ts'

/**
 * Collects an open order by a mandate: goes on with the payment that is under way, or makes one more (REPEAT-12). Nothing happens to
 * an order that was paid or ended meanwhile, or whose time is up, nor when there have
 * been so many payments already. False when it is to be tried again: the
 * provider did not answer, the customer is paying at this moment, or a withdrawal waits for its decision (WITHDRAWAL-8).
 */
export async function collectOrder(
  context: AppContext,
  { orderId, mandate, mostPayments }: { orderId: number; mandate: Mandate; mostPayments: number },
): Promise<boolean> {
  const collection = await inTransaction(context, async (transaction) => {
    const now = context.now()
    const order = await lockOrder(transaction, orderId)
    // What is about to be given back is not paid for any more (REPEAT-19).
    if (order?.status !== 'open' || order.holdUntil <= now) return null
    const payment = await paymentToCollect(transaction, { orderId, mandate, mostPayments, now })
    return payment === 'later' ? payment : payment && { order, payment }
  })
  if (collection === 'later') return false
  if (collection?.payment.providerPaymentId !== null) return true
  await startPayment(context, collection.order, collection.payment)
  const [payment] = await context.database.rows(readPayments, { orderId })
  return payment?.providerPaymentId != null || payment?.status === 'failed'
}

type CollectionRequest = { orderId: number; mandate: Mandate; mostPayments: number; now: Date }

async function paymentToCollect(
  transaction: Transaction,
  { orderId, mandate, mostPayments, now }: CollectionRequest,
): Promise<PaymentRow | 'later' | null> {
  const payments = await transaction.rows(readPayments, { orderId })
  const waiting = payments.find(({ status }) => isWaiting(status))
  if (waiting) return waiting.sequence === 'recurring' ? waiting : 'later'
  if (payments.filter(({ sequence }) => sequence === 'recurring').length >= mostPayments) return null
  if (await hasOpenWithdrawal(transaction, orderId)) return 'later'
  const [payment] = await transaction.rows(addPayment, {
    paymentId: newPaymentId(),
    orderId,
    provider: mandate.provider,
    paymentMethodId: mandate.paymentMethodId,
    issuer: null,
    // No process has claimed the provider yet: the call that follows does.
    startingUntil: new Date(now.getTime() - startingMs),
    now,
    holdUntil: now,
    sequence: 'recurring',
    mandateId: mandate.mandateId,
  })
  return payment ?? null
}

/** The goods of open orders are given back with the work of the next minute (REPEAT-49, REPEAT-19). */
export async function endHolds({ rows }: Transaction, orderIds: readonly number[], now: Date): Promise<void> {
  if (orderIds.length > 0) await rows(end, { orderIds, now })
}

const end = statement<{ orderIds: readonly number[]; now: Date }>(
  'orders-end-hold',
  `
    with held as (
      select order_id from shop_order where order_id = any(:orderIds::int[]) and status = 'open'
      order by order_id for no key update)
    update shop_order o set hold_until = :now from held where o.order_id = held.order_id`,
)
