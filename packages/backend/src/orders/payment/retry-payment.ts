import { holdMsOf, isWaiting, mandateOf } from '@haverhof/domain/payments'
import type { AppContext } from '../../app-context.ts'
import { badInput } from '../../http/index.ts'
import { offeredMethod, type OfferedMethod, type SitePayments } from '../../payments/index.ts'
import { cancelPayment } from './cancel-payment.ts'
import { waitingPayments } from '../store/find-payments.ts'
import { lockOrder } from '../store/lock-order.ts'
import { newPaymentId } from './new-payment-id.ts'
import { isRepeated } from '../store/intervals.ts'
import type { OrderRow } from '../store/order-row.ts'
import { mostPayments, refuseAfterFailures } from './payment-limits.ts'
import { type PaymentRow, paymentColumns } from '../store/payment-row.ts'
import { type OrderCall, requireOrder } from '../store/read-order.ts'
import { collectionUnderWay, orderCancelled, orderPaid, repeatMethod, tooManyPayments } from '../refusals.ts'
import { settleOrRefuse } from './settle-payment.ts'
import { startingMs, startPayment } from './start-payment.ts'
import { refuseLongHold } from './transfer-limits.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'

type Choice = { paymentMethodId: string; issuer: string | null }

/**
 * ORDERS-12: another try to pay an open order, with the same or another method. What is under way is asked about first, so
 * that nobody is offered to pay a second time; the same choice goes on with the same payment.
 */
export async function retryPayment(
  context: AppContext,
  call: OrderCall & { clientIp: string | null },
  choice: Choice,
): Promise<string | null> {
  await refuseAfterFailures(context, call.clientIp)
  const { orderId, siteId, calculation } = await requireOrder(context.database, call)
  const payments = await context.sitePayments.of(siteId)
  const isFirst = isRepeated(calculation)
  const method = offeredMethod(payments, choice.paymentMethodId, choice.issuer)
  if (!method) throw badInput('paymentMethodId', 'must be a method and bank that this site offers')
  if (isFirst && mandateOf(method.paymentMethodId) === null) throw repeatMethod(payments)
  for (const payment of await waitingPayments(context.database, orderId))
    await settleOrRefuse(context, payment)
  const { order, payment, others } = await inTransaction(context, (transaction) =>
    choose(transaction, { orderId, method, issuer: choice.issuer, payments, isFirst, now: context.now() }),
  )
  for (const other of others) await cancelPayment(context, other)
  return startPayment(context, order, payment)
}

type MethodChoice = {
  orderId: number
  method: OfferedMethod
  issuer: string | null
  payments: SitePayments
  /** REPEAT-2: it gives the mandate for what comes later. */
  isFirst: boolean
  now: Date
}

async function choose(
  transaction: Transaction,
  { orderId, method, issuer, payments: { provider }, isFirst, now }: MethodChoice,
) {
  const order = await lockOrder(transaction, orderId)
  refuseEnded(order, now)
  const payments = await transaction.rows(readPayments, { orderId })
  const waiting = payments.filter(({ status }) => isWaiting(status))
  // REPEAT-12: nobody pays by hand what is on its way from the bank.
  if (waiting.some(({ sequence }) => sequence === 'recurring')) throw collectionUnderWay()
  const same = waiting.find(
    (payment) => payment.paymentMethodId === method.paymentMethodId && payment.issuer === issuer,
  )
  if (same) return { order, payment: same, others: [] }
  if (payments.length >= mostPayments) throw tooManyPayments()
  const [payment] = await transaction.rows(addPayment, {
    paymentId: newPaymentId(),
    orderId,
    provider,
    paymentMethodId: method.paymentMethodId,
    issuer,
    startingUntil: new Date(now.getTime() + startingMs),
    now,
    holdUntil: new Date(now.getTime() + holdMsOf(method.paymentMethodId)),
    sequence: isFirst ? 'first' : null,
    mandateId: null,
  })
  if (!payment) throw new Error('The payment was not written')
  // ORDERS-20: what was held for minutes is held for days now.
  if (method.paymentMethodId === 'banktransfer') await refuseLongHold(transaction, orderId, now)
  return { order: { ...order, isNew: true }, payment, others: waiting }
}

function refuseEnded(order: OrderRow | null, now: Date): asserts order is OrderRow {
  if (order?.status !== 'open') throw order?.status === 'cancelled' ? orderCancelled() : orderPaid()
  // Its goods are about to be given back.
  if (order.holdUntil <= now) throw orderCancelled()
}

export const readPayments = statement<{ orderId: number }, PaymentRow>(
  'payments-of-order',
  `select ${paymentColumns} from payment p where p.order_id = :orderId order by p.created_at desc, p.payment_id`,
)

export const addPayment = statement<
  {
    paymentId: string
    orderId: number
    provider: string
    paymentMethodId: string
    issuer: string | null
    startingUntil: Date
    now: Date
    holdUntil: Date
    sequence: string | null
    mandateId: number | null
  },
  PaymentRow
>(
  'payments-add',
  `
    with prolonged as (
      update shop_order set payment_method_id = :paymentMethodId, hold_until = greatest(hold_until, :holdUntil)
      where order_id = :orderId returning order_id, due_cents)
    insert into payment as p (payment_id, order_id, provider, payment_method_id, issuer, amount_cents, status,
      starting_until, created_at, updated_at, sequence, mandate_id)
    select :paymentId, order_id, :provider, :paymentMethodId, :issuer, due_cents, 'created', :startingUntil,
      -- Payments of an order come one after the other, whatever the clocks say.
      greatest(:now, (select max(created_at) + interval '1 millisecond' from payment where order_id = :orderId)), :now, :sequence, :mandateId
    from prolonged
    returning ${paymentColumns}`,
)
