import { mayChange, moving, scheduleToAnnounce } from '@haverhof/domain/repeat-delivery'
import { addDays } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { queueRepeatMail } from '../mails/queue-repeat-mail.ts'
import { setSchedule } from '../store/change-repeat.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import { isUnpaidSql } from '../store/repeat-row.ts'
import { reckoningOf, scopeOf, todayAt } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'

/** The next order is due while the one before waits for its money: it comes a week later, and its customer is told (REPEAT-50). */
export async function moveUnpaid(context: AppContext, repeatDeliveryId: number): Promise<void> {
  await context.sites.scopes()
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    if (repeat?.state !== 'active') return
    const today = todayAt(await scopeOf(context, repeat), now)
    const [row] = await transaction.rows(ask, { repeatDeliveryId })
    // Another worker has moved it, or the money has come.
    if (mayChange(repeat, today) || !row?.isUnpaid) return
    const { day } = repeat
    const plannedOn = addDays(repeat.plannedOn, moving.days)
    const next = scheduleToAnnounce({ plannedOn, day: plannedOn }, reckoningOf(repeat, today))
    await setSchedule(transaction, repeat, next)
    await writeEvent(transaction, { repeatDeliveryId, event: 'unpaid', day, now })
    const facts = { formerDay: day, reason: 'unpaid' as const }
    const mail = { kind: 'repeat-moved' as const, cause: `${day}:unpaid`, facts, now }
    await queueRepeatMail(transaction, { ...repeat, ...next }, mail)
  })
}

const ask = statement<{ repeatDeliveryId: number }, { isUnpaid: boolean }>(
  'repeat-is-unpaid',
  `select ${isUnpaidSql(':repeatDeliveryId')} "isUnpaid"`,
)
