import { collectionHoldDays, type PauseReason, paymentDays } from '@haverhof/domain/repeat-delivery'
import { addDays } from '@haverhof/domain/shared'
import { endOfDay, type SiteScope, timeZoneOf } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import {
  adoptDeliveryCarts,
  calculatePricedCart,
  countDeliveryLines,
  loadPricedCart,
} from '../../cart/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { placeOrder } from '../../orders/index.ts'
import { type Mandate, readMandate } from '../../payments/index.ts'
import { queueRepeatMail } from '../mails/queue-repeat-mail.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import { isPlaceKnown } from '../store/read-place.ts'
import { lastDayToPaySql, repeatColumns, type RepeatRow, repeatSql } from '../store/repeat-row.ts'
import { scopeOf, todayAt } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'
import { moveDay } from './move-day.ts'
import { pauseByShop } from '../pause.ts'

/** A day that was taken, with the cart that was filled for it. */
export type TakenDelivery = {
  repeatDeliveryId: number
  plannedOn: string
  /** On which it is to arrive, as its customer was told. */
  day: string
  cartId: string
  announcedCents: number | null
}

type Placing = TakenDelivery & { repeat: RepeatRow; scope: SiteScope; mandate: Mandate | null }

/** Orders what was taken, or goes on with the order that a worker left behind (REPEAT-11). */
export async function orderDelivery(context: AppContext, taken: TakenDelivery): Promise<void> {
  const [repeat] = await context.database.rows(read, {
    repeatDeliveryId: taken.repeatDeliveryId,
    cartId: taken.cartId,
  })
  if (!repeat) return
  const scope = await scopeOf(context, repeat)
  const { mandateId } = repeat
  const mandate = mandateId === null ? null : await readMandate(context.database, mandateId)
  const placing = { ...taken, repeat, scope, mandate }
  const existing = await context.cartHooks.readOrderOfCart(context.database, taken.cartId)
  const order = existing ?? (await placeDelivery(context, placing))
  if (order) await keepOrder(context, placing, order)
}

/** Null when nothing was ordered: the day has moved, or it is tried again in a minute. */
async function placeDelivery(context: AppContext, placing: Placing) {
  const { cartId, repeat, scope, mandate, repeatDeliveryId, plannedOn, day } = placing
  const call = { cartId, scope, clientIp: null, customerId: repeat.userId }
  const cart = await loadPricedCart(context, { ...call, now: context.now() })
  if (!cart) return null
  const { calculation } = calculatePricedCart(cart)
  const expectedTotalCents = calculation.totalCents
  if (!(await isPlaceKnown(context.database, cart.stored))) return pauseTaken(context, placing, 'place')
  // Never less than was announced, but for gifts (REPEAT-24). REPEAT-9: never dearer.
  const filled = await countDeliveryLines(context.database, cartId)
  if (cart.stored.lines.length < filled) return moveDay(context, placing, 'gone')
  if (expectedTotalCents > (placing.announcedCents ?? 0)) return moveDay(context, placing, 'dearer')
  const placed = await placeOrder(context, {
    ...call,
    expectedTotalCents,
    payment: null,
    beginAnalysis: false,
    idempotencyKey: `repeat-delivery-${repeatDeliveryId}-${plannedOn}`,
    collection: { mandate, holdUntil: holdUntil(context, placing), day },
  })
  if (placed.ok) return placed.value
  const { reason } = placed
  if (passing.has(reason)) throw new Error(`delivery ${repeatDeliveryId} waits: ${reason}`)
  if (missing.has(reason)) return moveDay(context, placing, 'short')
  context.log.warn({ repeatDeliveryId, reason }, 'a delivery was refused')
  return pauseTaken(context, placing, 'undeliverable')
}

/** Until the end of the last day, where the site is: who is told a day has all of it (REPEAT-54). */
function holdUntil(context: AppContext, { scope, mandate }: Placing): Date {
  const last = addDays(todayAt(scope, context.now()), mandate ? collectionHoldDays : paymentDays)
  return endOfDay(last, timeZoneOf(scope.regionCode))
}

/** What may be over in a minute, and a day that another cart was ordered for, which is no fault of the delivery. */
const passing: ReadonlySet<string> = new Set([
  'total-changed',
  'cart-changing',
  'provider-away',
  'too-much-held',
  'idempotency-mismatch',
])

/** What is there again later (REPEAT-10). */
const missing: ReadonlySet<string> = new Set(['lines-not-available', 'lines-short'])

async function keepOrder(
  context: AppContext,
  { repeatDeliveryId, cartId, scope, mandate }: Placing,
  { orderId, orderKey }: { orderId: number; orderKey: string },
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const today = todayAt(scope, now)
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    if (!repeat) return
    const timeZone = timeZoneOf(scope.regionCode)
    const [row] = await transaction.rows(keep, { repeatDeliveryId, cartId, orderId, today, timeZone })
    if (!row) return
    await adoptDeliveryCarts(transaction, { cartIds: [cartId], userId: repeat.userId })
    await writeEvent(transaction, { repeatDeliveryId, event: 'ordered', day: row.day, orderId, now })
    if (mandate) return
    const { totalCents, payUntil } = row
    const facts = { orderNumber: orderId, orderKey, totalCents, payUntil }
    const mail = { kind: 'repeat-payment-needed' as const, cause: String(orderId), facts, now }
    await queueRepeatMail(transaction, { ...repeat, day: row.day }, mail)
  })
}

const read = statement<Pick<TakenDelivery, 'repeatDeliveryId' | 'cartId'>, RepeatRow>(
  'repeat-of-taken',
  `
    select ${repeatColumns} from ${repeatSql} where r.repeat_delivery_id = :repeatDeliveryId and exists (
      select from repeat_delivery_order d where d.repeat_delivery_id = r.repeat_delivery_id
        and d.cart_id = :cartId and d.state = 'taken')`,
)

const keep = statement<
  { repeatDeliveryId: number; cartId: string; orderId: number; today: string; timeZone: string },
  { day: string; totalCents: number; payUntil: string }
>(
  'repeat-keep-order',
  `
    with delivery_row as (
      update repeat_delivery_order set order_id = :orderId,
        state = case when state = 'taken' then 'collecting' else state end,
        retry_on = case when state = 'taken' then :today::date else retry_on end
      where cart_id = :cartId and order_id is null or cart_id = :cartId and state = 'taken'
      returning day),
    costs as (select (select o.total_cents from order_summary o where o.order_id = :orderId) total_cents),
    counted as (
      update repeat_delivery set shortages = 0, last_cents = (select total_cents from costs)
      where repeat_delivery_id = :repeatDeliveryId and exists (select from delivery_row))
    select delivery_row.day, costs.total_cents "totalCents", ${lastDayToPaySql(':orderId', ':timeZone')} "payUntil"
    from delivery_row, costs`,
)

/** A day that was taken cannot be ordered as it is: the repeat delivery rests, and its customer is told why (REPEAT-46). */
async function pauseTaken(
  context: AppContext,
  { repeatDeliveryId, cartId }: Pick<TakenDelivery, 'repeatDeliveryId' | 'cartId'>,
  reason: Extract<PauseReason, 'undeliverable' | 'place'>,
): Promise<null> {
  await inTransaction(context, async (transaction) => {
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    const [taken] = await transaction.rows(find, { cartId })
    // It was ordered or dropped meanwhile.
    if (!repeat || !taken) return
    await pauseByShop(transaction, repeat, { reason, now: context.now() })
  })
  return null
}

const find = statement<{ cartId: string }, { isTaken: boolean }>(
  'repeat-is-taken',
  `
    select true "isTaken" from repeat_delivery_order
    where cart_id = :cartId and state = 'taken' and order_id is null`,
)
