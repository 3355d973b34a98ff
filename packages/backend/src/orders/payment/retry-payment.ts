import { holdMsOf, isWaiting, mandateOf } from '@haverhof/domain/payments'
import { missing, refusal, type Result, success, wrongInput } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { offeredMethod, type OfferedMethod, type SitePayments } from '../../payments/index.ts'
import { cancelPayment } from './cancel-payment.ts'
import { waitingPayments } from '../store/find-payments.ts'
import { lockOrder } from '../store/lock-order.ts'
import { needsMandate } from './needs-mandate.ts'
import { newPaymentId } from './new-payment-id.ts'
import { isRepeated } from '../store/intervals.ts'
import { mostPayments, refuseAfterFailures } from './payment-limits.ts'
import { type PaymentRow, paymentColumns } from '../store/payment-row.ts'
import { type OrderCall, readOrder } from '../store/read-order.ts'
import type { OrderRefused } from '../refusals.ts'
import { settleOrRefuse } from './settle-payment.ts'
import { type PayableOrder, startingMs, startPayment } from './start-payment.ts'
import { refuseLongHold } from './transfer-limits.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'

type Choice = { paymentMethodId: string; issuer: string | null }

/**
 * Another try to pay an open order, with the same or another method (ORDERS-12). What is under way is asked about first,
 * so no customer is offered to pay a second time; the same choice goes on with the same payment.
 */
export async function retryPayment(
  context: AppContext,
  call: OrderCall & { clientIp: string | null },
  choice: Choice,
): Promise<Result<string | null, OrderRefused>> {
  const left = await refuseAfterFailures(context, call.clientIp)
  if (!left.ok) return left
  const read = await readOrder(context.database, call)
  if (!read) return missing('order')
  const { orderId, siteId, calculation } = read
  const payments = await context.sitePayments.of(siteId)
  const isFirst = isRepeated(calculation)
  const method = offeredMethod(payments, choice.paymentMethodId, choice.issuer)
  if (!method) return wrongInput('paymentMethodId', 'must be a method and bank that this site offers')
  if (isFirst && mandateOf(method.paymentMethodId) === null) return needsMandate(payments)
  for (const payment of await waitingPayments(context.database, orderId)) {
    const settled = await settleOrRefuse(context, payment)
    if (!settled.ok) return settled
  }
  const chosen = await inTransaction(context, (transaction) =>
    choose(transaction, { orderId, method, issuer: choice.issuer, payments, isFirst, now: context.now() }),
  )
  if (!chosen.ok) return chosen
  const { order, payment, others } = chosen.value
  for (const other of others) await cancelPayment(context, other)
  return success(await startPayment(context, order, payment))
}

type ChosenPayment = { order: PayableOrder; payment: PaymentRow; others: PaymentRow[] }

type MethodChoice = {
  orderId: number
  method: OfferedMethod
  issuer: string | null
  payments: SitePayments
  /** It gives the mandate for what comes later (REPEAT-31). */
  isFirst: boolean
  now: Date
}

async function choose(
  transaction: Transaction,
  { orderId, method, issuer, payments: { provider }, isFirst, now }: MethodChoice,
): Promise<Result<ChosenPayment, OrderRefused>> {
  const order = await lockOrder(transaction, orderId)
  if (order?.status !== 'open')
    return refusal(order?.status === 'cancelled' ? 'order-cancelled' : 'order-paid')
  // Its goods are about to be given back.
  if (order.holdUntil <= now) return refusal('order-cancelled')
  const payments = await transaction.rows(readPayments, { orderId })
  const waiting = payments.filter(({ status }) => isWaiting(status))
  // A collection on its way is not paid by hand as well (REPEAT-48).
  if (waiting.some(({ sequence }) => sequence === 'recurring')) return refusal('collection-under-way')
  const same = waiting.find(
    (payment) => payment.paymentMethodId === method.paymentMethodId && payment.issuer === issuer,
  )
  if (same) return success({ order, payment: same, others: [] })
  if (payments.length >= mostPayments) return refusal('too-many-payments')
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
  // What was held for minutes is held for days now (ORDERS-20).
  const isTransfer = method.paymentMethodId === 'banktransfer'
  const refused = isTransfer ? await refuseLongHold(transaction, orderId, now) : null
  return refused ?? success({ order: { ...order, isNew: true }, payment, others: waiting })
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
