import type { OrderStatus } from '@haverhof/domain/orders'
import type { SiteScope } from '@haverhof/domain/sites'
import { refusal, type Refused, type Result, success, type WrongInput } from '@haverhof/domain/shared'
import { createHash } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import { type CartCall, type LoadedCart, cartMissing, loadPricedCart } from '../../cart/index.ts'
import { chosenMethod, type ChosenMethod, type MethodInput } from '../../checkout/index.ts'
import { inOneStatement, inTransaction, type Transaction } from '../../database/index.ts'
import { orderPlaced } from '../../observability/index.ts'
import { type SitePayments } from '../../payments/index.ts'
import { recheckCart } from './recheck-cart.ts'
import { sideEffectsOf } from './side-effects.ts'
import { writeOrder } from './write-order.ts'
import { callerOf, type FirstPayment, type OrderToWrite } from './write-order-input.ts'
import { type ExistingOrder, findExistingOrder } from './find-existing-order.ts'
import { newPaymentId } from '../payment/new-payment-id.ts'
import { failuresOf } from '../payment/payment-limits.ts'
import { type Collection, type RecheckedCart, orderRowsOf } from './order-rows.ts'
import { isRepeated } from '../store/intervals.ts'
import type { OrderRefused } from '../refusals.ts'
import { startPayment } from '../payment/start-payment.ts'
import { countingTransfer } from '../payment/transfer-limits.ts'
import { orderInFlight, whileInFlight } from './single-flight.ts'

export type OrderRequest = CartCall & {
  expectedTotalCents: number
  /** How to pay; null when the cart says it. */
  payment: MethodInput | null
  /** The customer asks for the analysis to begin within the time of withdrawal (ORDERS-30). */
  beginAnalysis: boolean
  idempotencyKey: string
  /** Placed by the worker, and by which mandate it is collected (REPEAT-11). */
  collection?: Collection | undefined
}

export type PlacedOrder = {
  orderId: number
  orderKey: string
  status: OrderStatus
  totalAmount: number
  dueAmount: number
  checkoutUrl: string | null
}

/**
 * One order per cart and per key, however often and from wherever it is sent (ORDERS-2). Everything is written in one
 * transaction; the provider is called after it, so that no lock waits for the network.
 */
export async function placeOrder(
  context: AppContext,
  request: OrderRequest,
): Promise<Result<PlacedOrder, OrderRefused>> {
  const question = { ...request, requestHash: hashOf(request) }
  const other = orderInFlight(context, request.cartId)
  if (other) {
    await other
    const existing = await findExistingOrder(context.database, question)
    if (!existing.ok) return existing
    if (existing.value) return success(await answerOf(context, existing.value))
  }
  return whileInFlight(context, request.cartId, placeOrFind(context, question))
}

type HashedRequest = OrderRequest & { requestHash: string }

async function placeOrFind(
  context: AppContext,
  question: HashedRequest,
): Promise<Result<PlacedOrder, OrderRefused>> {
  const payments = await beforehand(context, question.scope)
  const placed = await placeWithRetries(context, { ...question, payments }).catch(keyTaken)
  if (!placed.ok) return placed
  const order = placed.value ? placed : await findExistingOrder(context.database, question)
  if (!order.ok) return order
  return order.value ? success(await answerOf(context, order.value)) : cartMissing(context, question)
}

async function answerOf(context: AppContext, order: ExistingOrder): Promise<PlacedOrder> {
  return {
    orderId: order.orderId,
    orderKey: order.orderKey,
    status: order.status,
    totalAmount: order.totalCents / 100,
    dueAmount: order.dueCents / 100,
    checkoutUrl: order.payment ? await startPayment(context, order, order.payment) : null,
  }
}

/**
 * What is kept in memory is there before the transaction begins: while one connection is held no second one is asked
 * for, or all of them could end up waiting for one more.
 */
async function beforehand(context: AppContext, { siteId }: SiteScope): Promise<SitePayments> {
  await context.catalogue.reference()
  return context.sitePayments.of(siteId)
}

type Preparation = HashedRequest & { payments: SitePayments }

/** A cart can change between its calculation and its order: give up after five conflicts. */
const mostAttempts = 5

/** The new order; null when the cart has one already or is gone. */
async function placeWithRetries(
  context: AppContext,
  request: Preparation,
): Promise<Result<ExistingOrder | null, OrderRefused>> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const placed = await placeOnce(context, request)
    if (!placed.ok) return placed
    if (placed.value !== 'cart-changed') return success(placed.value)
  }
  return refusal('cart-changing')
}

async function placeOnce(
  context: AppContext,
  request: Preparation,
): Promise<Result<ExistingOrder | 'cart-changed' | null, OrderRefused>> {
  const now = context.now()
  const read = await loadPricedCart(context, { ...request, now })
  if (read?.stored.state !== 'open') return success(null)
  const facts = paidAsAsked(read, request)
  if (!facts.ok) return facts
  const recheck = await recheckCart(context, facts.value, request)
  if (!recheck.ok) return recheck
  const rechecked = recheck.value
  const payment = firstPayment(rechecked, request)
  const orderRows = orderRowsOf(rechecked, request)
  const writeOnce = () =>
    write(context, rechecked, {
      orderRows,
      payment,
      caller: callerOf(request.clientIp),
      failures: failuresOf(context, request.clientIp),
      now,
    })
  const { siteId } = read.stored
  const { emailAddress } = rechecked.billing
  const written =
    payment?.paymentMethodId === 'banktransfer'
      ? await countingTransfer(context, { siteId, emailAddress }, writeOnce)
      : await writeOnce()
  if (!written.ok) return written
  const orderId = written.value
  if (orderId === null) return success('cart-changed')
  orderPlaced.publish({ siteId: rechecked.facts.stored.siteId })
  return success(newOrder(rechecked, { orderId, orderKey: orderRows.order.orderKey }, payment))
}

function paidAsAsked(
  read: LoadedCart,
  { payment, payments, collection }: Preparation,
): Result<LoadedCart, WrongInput> {
  if (collection?.mandate)
    return success(paidBy(read, { paymentMethodId: collection.mandate.paymentMethodId, issuer: null }))
  if (!payment) return success(read)
  const method = chosenMethod(payments, payment)
  return method.ok ? success(paidBy(read, method.value)) : method
}

/** The cart as if this method had been chosen for it; it costs what it costs. */
function paidBy(facts: LoadedCart, method: ChosenMethod): LoadedCart {
  const { stored, cart } = facts
  const payment = { ...method, giftCardId: stored.payment?.giftCardId ?? null }
  const { paymentMethodId } = method
  return { ...facts, stored: { ...stored, payment }, cart: { ...cart, paymentMethodId } }
}

/** Most orders are one statement; those with sideEffects are a transaction. */
async function write(
  context: AppContext,
  rechecked: RecheckedCart,
  orderToWrite: OrderToWrite,
): Promise<Result<number | null, OrderRefused>> {
  const sideEffects = sideEffectsOf(rechecked)
  const insertAll = async (transaction: Transaction): Promise<Result<number | null, OrderRefused>> => {
    const written = await writeOrder(transaction, orderToWrite)
    if (!written.ok || written.value === null) return written
    const orderId = written.value
    for (const sideEffect of sideEffects) {
      const done = await sideEffect({ context, transaction, rechecked, orderId })
      if (!done.ok) return done
    }
    return success(orderId)
  }
  return sideEffects.length === 0 ? inOneStatement(context, insertAll) : inTransaction(context, insertAll)
}

type OrderIds = Pick<ExistingOrder, 'orderId' | 'orderKey'>

function newOrder(
  rechecked: RecheckedCart,
  { orderId, orderKey }: OrderIds,
  payment: FirstPayment | null,
): ExistingOrder {
  const { facts, calculated, billing, shown } = rechecked
  const { stored } = facts
  return {
    orderId,
    orderKey,
    isNew: true,
    siteId: stored.siteId,
    languageId: stored.languageId,
    status: calculated.dueCents > 0 ? 'open' : 'paid',
    billing,
    billingRegionCode: stored.country?.regionCode ?? '',
    calculation: { ...calculated.calculation, shown },
    totalCents: calculated.calculation.totalCents,
    giftCardCents: calculated.giftCardCents,
    dueCents: calculated.dueCents,
    payment: payment && {
      ...payment,
      orderId,
      providerPaymentId: null,
      amountCents: calculated.dueCents,
      checkoutUrl: null,
    },
  }
}

function firstPayment(
  { paymentMethodId, facts, calculated }: RecheckedCart,
  { payments, collection }: Preparation,
): FirstPayment | null {
  if (paymentMethodId === null) return null
  const mandate = collection?.mandate ?? null
  // Its customer will come and pay it (REPEAT-14).
  if (collection && mandate === null) return null
  return {
    paymentId: newPaymentId(),
    provider: mandate?.provider ?? payments.provider,
    paymentMethodId,
    issuer: facts.stored.payment?.issuer ?? null,
    sequence: mandate ? 'recurring' : isRepeated(calculated.calculation) ? 'first' : null,
    mandateId: mandate?.mandateId ?? null,
  }
}

function hashOf({ cartId, expectedTotalCents, payment, beginAnalysis }: OrderRequest): string {
  const method = payment ? ` ${payment.paymentMethodId} ${payment.issuer ?? ''}` : ''
  const consent = beginAnalysis ? ' begin-analysis' : ''
  return createHash('sha256').update(`${cartId} ${expectedTotalCents}${method}${consent}`).digest('base64url')
}

/** The same key was used for another cart: the unique key of the table has the last word. */
function keyTaken(error: unknown): Refused<'idempotency-mismatch'> {
  const isTaken =
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'shop_order_idempotency_key_unique'
  if (isTaken) return refusal('idempotency-mismatch')
  throw error
}
