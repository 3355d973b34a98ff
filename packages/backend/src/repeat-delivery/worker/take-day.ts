import { followingSchedule, movedStates, type Schedule } from '@haverhof/domain/repeat-delivery'
import type { AppContext } from '../../app-context.ts'
import { createDeliveryCart, dropDeliveryCarts } from '../../cart/index.ts'
import { inTransaction, listSql, statement, type Transaction } from '../../database/index.ts'
import { isHeldBack } from '../store/held-back.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import type { RepeatRow } from '../store/repeat-row.ts'
import { reckoningOf, scopeOf, todayAt } from '../store/today.ts'

/**
 * The day of a repeat delivery is taken: its cart is filled and its
 * next day comes, in one transaction (REPEAT-11). The worker that comes second
 * finds another day. What is taken already is passed over.
 */
export async function takeDay(context: AppContext, repeatDeliveryId: number): Promise<void> {
  await context.sites.scopes()
  await inTransaction(context, async (transaction) => {
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    if (repeat?.state !== 'active' || repeat.announcedDay !== repeat.day) return
    const now = context.now()
    const today = todayAt(await scopeOf(context, repeat), now)
    if (today < repeat.orderOn || (await isHeldBack(transaction, { repeatDeliveryId, today }))) return
    const cartId = await fillCart(transaction, repeat, now)
    const next = followingSchedule(repeat.plannedOn, repeat.days, reckoningOf(repeat, today))
    const [taken] = await transaction.rows(take, { ...valuesOf(repeat, next), cartId, now })
    if (!taken?.isTaken) await dropDeliveryCarts(transaction, [cartId])
  })
}

/** With what was announced (REPEAT-24). */
function fillCart(transaction: Transaction, repeat: RepeatRow, now: Date): Promise<string> {
  const lines = repeat.lines.filter(({ variantId }) => !repeat.announcedWithout.includes(variantId))
  return createDeliveryCart(transaction, { ...repeat, lines, now })
}

function valuesOf(repeat: RepeatRow, next: Schedule) {
  const { repeatDeliveryId, plannedOn, day, announcedCents } = repeat
  return {
    repeatDeliveryId,
    plannedOn,
    day,
    announcedCents,
    nextPlannedOn: next.plannedOn,
    nextDay: next.day,
    nextOrderOn: next.orderOn,
    nextAnnounceOn: next.announceOn,
  }
}

// A day that came to nothing may come again; one that was ordered never does.
const take = statement<ReturnType<typeof valuesOf> & { cartId: string; now: Date }, { isTaken: boolean }>(
  'repeat-take-day',
  `
    with repeat_row as (
      update repeat_delivery set version = version + 1, planned_on = :nextPlannedOn, day = :nextDay,
        order_on = :nextOrderOn, announce_on = :nextAnnounceOn, announced_day = null, announced_cents = null
      where repeat_delivery_id = :repeatDeliveryId and planned_on = :plannedOn::date
      returning repeat_delivery_id),
    delivery_row as (
      insert into repeat_delivery_order as d (repeat_delivery_id, planned_on, day, state, cart_id, announced_cents, taken_at)
      select repeat_delivery_id, :plannedOn::date, :day::date, 'taken', :cartId, :announcedCents, :now from repeat_row
      on conflict (repeat_delivery_id, planned_on) do update
        set state = 'taken', cart_id = excluded.cart_id, day = excluded.day, announced_cents = excluded.announced_cents,
          taken_at = excluded.taken_at where d.state in ${listSql(movedStates)}
      returning 1)
    select exists (select from delivery_row) "isTaken"`,
)
