import { type MovedState, moving, scheduleToAnnounce } from '@haverhof/domain/repeat-delivery'
import { addDays } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { dropDeliveryCarts } from '../../cart/index.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import { queueRepeatMail } from '../mails/queue-repeat-mail.ts'
import { pauseByShop } from '../pause.ts'
import { setSchedule } from '../store/change-repeat.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import type { RepeatRow } from '../store/repeat-row.ts'
import { reckoningOf, todayAt } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'

type Moved = { repeatDeliveryId: number; plannedOn: string; cartId: string; scope: SiteScope }

/**
 * A day that was taken comes to nothing: its cart
 * goes, the delivery comes a week later, and its customer is told (REPEAT-9, REPEAT-10, REPEAT-44).
 */
export async function moveDay(context: AppContext, moved: Moved, reason: MovedState): Promise<null> {
  await context.sites.scopes()
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const repeat = await lockRepeat(transaction, moved.repeatDeliveryId)
    const [left] = await transaction.rows(leave, { cartId: moved.cartId, reason })
    if (!repeat || !left) return
    await dropDeliveryCarts(transaction, [moved.cartId])
    const { repeatDeliveryId } = repeat
    await writeEvent(transaction, { repeatDeliveryId, event: reason, day: left.day, now })
    const plannedOn = laterDay(moved.plannedOn, repeat)
    const days = { plannedOn, day: plannedOn }
    const schedule = scheduleToAnnounce(days, reckoningOf(repeat, todayAt(moved.scope, now)))
    await setSchedule(transaction, repeat, schedule)
    if (reason === 'short' && (await countShortage(transaction, repeatDeliveryId)) >= moving.mostShortages)
      return pauseByShop(transaction, { ...repeat, ...schedule }, { reason: 'goods', now })
    const facts = { formerDay: left.day, reason }
    const later = { ...repeat, ...schedule }
    await queueRepeatMail(transaction, later, { kind: 'repeat-moved', cause: left.day, facts, now })
  })
  return null
}

/** A week later, but not after the one that would come anyway. */
function laterDay(plannedOn: string, { plannedOn: next }: RepeatRow): string {
  const later = addDays(plannedOn, moving.days)
  return later < next ? later : next
}

async function countShortage({ rows }: Transaction, repeatDeliveryId: number): Promise<number> {
  const [counted] = await rows(count, { repeatDeliveryId })
  return counted?.shortages ?? 0
}

const leave = statement<{ cartId: string; reason: string }, { day: string }>(
  'repeat-leave-day',
  `
    update repeat_delivery_order set state = :reason where cart_id = :cartId and state = 'taken' and order_id is null
    returning day`,
)

const count = statement<{ repeatDeliveryId: number }, { shortages: number }>(
  'repeat-count-shortage',
  `
    update repeat_delivery set shortages = shortages + 1 where repeat_delivery_id = :repeatDeliveryId
    returning shortages`,
)
