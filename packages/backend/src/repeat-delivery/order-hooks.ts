import { daysToRetry } from '@haverhof/domain/repeat-delivery'
import { addDays } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement, type Transaction } from '../database/index.ts'
import { endHolds, type OrderHooks, type OrderOfCart, promiseAnew } from '../orders/index.ts'
import { giveUpMandates } from '../payments/index.ts'
import { beginRepeats } from './begin.ts'
import { repeatChecks } from './book-checks.ts'
import { queueRepeatMail } from './mails/queue-repeat-mail.ts'
import { pauseByShop } from './pause.ts'
import { giveUpUnneeded, setMandate } from './store/change-repeat.ts'
import { repeatsOfOrder } from './staff/repeats-of-order.ts'
import { lockRepeat } from './store/lock-repeat.ts'
import { moveToAnnounce } from './store/move-to-announce.ts'
import { collectingMandateSql, type RepeatRow } from './store/repeat-row.ts'
import { scopeOf, todayAt } from './store/today.ts'
import { writeEvent } from './store/write-event.ts'

type Hooks = Pick<
  OrderHooks,
  | 'onRepeatPaid'
  | 'onCollectionFailed'
  | 'onChargedBack'
  | 'onRepeatNotPaid'
  | 'onRepeatCancelled'
  | 'isRepeatRunning'
  | 'bookChecks'
>

/** What orders that come again bring about; in the transaction of the order, whose row is locked. */
export function repeatOrderHooks(context: Pick<AppContext, 'sites'>): Hooks {
  return {
    bookChecks: repeatChecks,
    isRepeatRunning,
    onRepeatPaid: async (transaction, { orderId, cartId, mandateId, now }) => {
      const delivery = await findDelivery(transaction, cartId)
      if (!delivery) {
        await releaseOrphaned(transaction, orderId, now)
        return beginRepeats(context, transaction, { orderId, mandateId, now })
      }
      await transaction.rows(end, { cartId, orderId, state: 'paid' })
      await promiseAnew(transaction, { orderId, deliveryDays: delivery.repeat.deliveryDays, now })
      await event(transaction, delivery, { event: 'paid', orderId, now })
      await giveNotice(transaction, delivery, todayAt(await scopeOf(context, delivery.repeat), now), now)
      await changeMandate(transaction, delivery.repeat, mandateId, now)
      await releaseMandate(transaction, delivery.repeat, { orderId, now })
    },
    onCollectionFailed: async (transaction, { orderId, orderKey, cartId, paymentId, now }) => {
      const delivery = await findDelivery(transaction, cartId)
      if (!delivery) return endOrphaned(transaction, orderId, now)
      const { repeat, failures } = delivery
      const days = daysToRetry(failures + 1)
      const today = todayAt(await scopeOf(context, repeat), now)
      const retryOn = days === null ? null : addDays(today, days)
      await event(transaction, delivery, { event: 'collection-failed', orderId, now })
      await transaction.rows(noteFailure, {
        cartId,
        orderId,
        retryOn,
        state: retryOn ? 'collecting' : 'failed',
      })
      if (retryOn === null) {
        // The goods go back with the work of the next minute (REPEAT-49).
        await endHolds(transaction, [orderId], now)
        await releaseMandate(transaction, repeat, { orderId, now })
        return pauseByShop(transaction, repeat, { reason: 'collection', now })
      }
      const facts = { orderNumber: orderId, orderKey, retryOn }
      await queueRepeatMail(transaction, repeat, {
        kind: 'repeat-collection-failed',
        cause: paymentId,
        facts,
        now,
      })
    },
    onChargedBack: pauseChargedBack,
    onRepeatNotPaid: async (transaction, order) => {
      const { now } = order
      const delivery = await endUnpaid(transaction, order)
      if (delivery) await pauseByShop(transaction, delivery.repeat, { reason: 'mandate', now })
    },
    onRepeatCancelled: async (transaction, order) => {
      const { now } = order
      const delivery = await endUnpaid(transaction, order)
      if (!delivery) return
      await giveNotice(transaction, delivery, todayAt(await scopeOf(context, delivery.repeat), now), now)
    },
  }
}

/** A withdrawal's receipt names a repeat delivery that goes on (WITHDRAWAL-7). */
async function isRepeatRunning(transaction: Transaction, orderId: number): Promise<boolean> {
  const repeats = await repeatsOfOrder(transaction, orderId)
  return repeats.some(({ state }) => state !== 'ended')
}

type RunningDelivery = { repeat: RepeatRow; failures: number; state: string; day: string }

/** The delivery that filled this cart, its repeat delivery locked; null for a first order. */
async function findDelivery(transaction: Transaction, cartId: string): Promise<RunningDelivery | null> {
  const [delivery] = await transaction.rows(find, { cartId })
  const repeat = delivery && (await lockRepeat(transaction, delivery.repeatDeliveryId))
  return repeat ? { ...delivery, repeat } : null
}

/** What was paid for with this order rests (REPEAT-53). */
async function pauseChargedBack(
  transaction: Transaction,
  { orderId, cartId, now }: OrderOfCart,
): Promise<void> {
  const delivery = await findDelivery(transaction, cartId)
  for (const paidFor of delivery ? [delivery] : await findBegun(transaction, orderId)) {
    await event(transaction, paidFor, { event: 'charged-back', orderId, now })
    await pauseByShop(transaction, paidFor.repeat, { reason: 'chargeback', now })
  }
}

/** Those that began with this order, locked in the order of their numbers. */
async function findBegun(transaction: Transaction, orderId: number): Promise<PaidFor[]> {
  const begun: PaidFor[] = []
  for (const { repeatDeliveryId } of await repeatsOfOrder(transaction, orderId)) {
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    if (repeat) begun.push({ repeat, day: null })
  }
  return begun
}

/** The delivery whose order has ended without being paid; null when that is known already, and of a first order. */
async function endUnpaid(
  transaction: Transaction,
  { orderId, cartId, now }: OrderOfCart,
): Promise<RunningDelivery | null> {
  const delivery = await findDelivery(transaction, cartId)
  if (!delivery || delivery.state === 'failed') return null
  await transaction.rows(end, { cartId, orderId, state: 'failed' })
  await event(transaction, delivery, { event: 'not-paid', orderId, now })
  await releaseMandate(transaction, delivery.repeat, { orderId, now })
  return delivery
}

type EventEntry = Pick<Parameters<typeof writeEvent>[1], 'event' | 'orderId' | 'now'>

type PaidFor = { repeat: RepeatRow; day: string | null }

async function event(transaction: Transaction, { repeat, day }: PaidFor, entry: EventEntry): Promise<void> {
  await writeEvent(transaction, { repeatDeliveryId: repeat.repeatDeliveryId, day, ...entry })
}

/** What could not be announced while this was not paid comes so much later that it can be (REPEAT-40, REPEAT-51). */
async function giveNotice(
  transaction: Transaction,
  { repeat, failures }: RunningDelivery,
  today: string,
  now: Date,
): Promise<void> {
  const { state, day, announcedDay, announceOn, mandateId } = repeat
  const hadToWait = (failures > 0 || mandateId === null) && announceOn < today
  if (state !== 'active' || announcedDay === day || !hadToWait) return
  await moveToAnnounce(transaction, repeat, { today, now })
}

/** Who paid by hand has given a new mandate, and the old one is over (REPEAT-12, REPEAT-14). */
async function changeMandate(
  transaction: Transaction,
  { repeatDeliveryId, userId, mandateId: former, state }: RepeatRow,
  mandateId: number | null,
  now: Date,
): Promise<void> {
  if (mandateId === null || mandateId === former) return
  if (state === 'ended') return giveUpUnneeded(transaction, { userId, mandateId, now })
  await setMandate(transaction, { repeatDeliveryId, mandateId, paymentMethodId: null })
  await giveUpUnneeded(transaction, { userId, mandateId: former, now })
}

/** What this order was collected by may have waited for it alone (REPEAT-15). */
async function releaseMandate(
  transaction: Transaction,
  { userId }: RepeatRow,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  const [collected] = await transaction.rows(collectedBy, { orderId })
  await giveUpUnneeded(transaction, { userId, mandateId: collected?.mandateId ?? null, now })
}

/** What an order was collected by whose account is gone; a first order is collected by nothing (REPEAT-74). */
async function releaseOrphaned(transaction: Transaction, orderId: number, now: Date): Promise<void> {
  const [collected] = await transaction.rows(collectedBy, { orderId })
  if (collected?.mandateId) await giveUpMandates(transaction, [collected.mandateId], now)
}

/** No customer is present to pay again (REPEAT-75). */
async function endOrphaned(transaction: Transaction, orderId: number, now: Date): Promise<void> {
  await releaseOrphaned(transaction, orderId, now)
  await endHolds(transaction, [orderId], now)
}

const find = statement<{ cartId: string }, Omit<RunningDelivery, 'repeat'> & { repeatDeliveryId: number }>(
  'repeat-delivery-of-cart',
  `
    select repeat_delivery_id "repeatDeliveryId", failures, state, day from repeat_delivery_order
    where cart_id = :cartId`,
)

const collectedBy = statement<{ orderId: number }, { mandateId: number | null }>(
  'repeat-collected-by',
  `select ${collectingMandateSql(':orderId')} "mandateId"`,
)

const end = statement<{ cartId: string; orderId: number; state: string }>(
  'repeat-end-delivery',
  `
    update repeat_delivery_order set state = :state, order_id = :orderId, retry_on = null where cart_id = :cartId`,
)

const noteFailure = statement<{ cartId: string; orderId: number; retryOn: string | null; state: string }>(
  'repeat-note-failure',
  `
    update repeat_delivery_order set failures = failures + 1, retry_on = :retryOn, order_id = :orderId, state = :state
    where cart_id = :cartId`,
)
