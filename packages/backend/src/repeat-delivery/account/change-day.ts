import {
  dayProblem,
  followingSchedule,
  movedStates,
  scheduleAsChanged,
} from '@haverhof/domain/repeat-delivery'
import { refusal, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { listSql, statement } from '../../database/index.ts'
import { setSchedule } from '../store/change-repeat.ts'
import { reckoningOf } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'
import { type Changed, type OfRepeat, refuseAfterCutOff, withOwnRepeat } from './with-own-repeat.ts'

type Skip = { requestKey: string; day?: string | undefined }

/** The next delivery is left out, once for a key (REPEAT-72). Who means another day by it is late. */
export async function skipDelivery(context: AppContext, of: OfRepeat, skip: Skip): Promise<Changed> {
  const { requestKey } = skip
  return withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    const { repeatDeliveryId, days, plannedOn, day } = repeat
    const skipped = { repeatDeliveryId, event: 'skipped' as const, isByCustomer: true, day, requestKey, now }
    if (!(await writeEvent(transaction, skipped))) return success(null)
    const late = refuseAfterCutOff(repeat, today)
    if (late) return late
    if (skip.day !== undefined && skip.day !== day) return refusal('cut-off-passed')
    const next = followingSchedule(plannedOn, days, reckoningOf(repeat, today))
    await setSchedule(transaction, repeat, next)
    return success(null)
  })
}

/** Another day for the next delivery (REPEAT-16). */
export async function moveDelivery(context: AppContext, of: OfRepeat, day: string): Promise<Changed> {
  return withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    const late = refuseAfterCutOff(repeat, today)
    if (late) return late
    const reckoning = reckoningOf(repeat, today)
    const problem = dayProblem(day, reckoning)
    if (problem) return refusal(problem)
    const { repeatDeliveryId } = repeat
    const [other] = await transaction.rows(findOther, { repeatDeliveryId, day })
    if (other) return refusal('day-taken')
    await setSchedule(transaction, repeat, scheduleAsChanged({ plannedOn: day, day }, reckoning))
    await writeEvent(transaction, { repeatDeliveryId, event: 'moved', isByCustomer: true, day, now })
    return success(null)
  })
}

const findOther = statement<{ repeatDeliveryId: number; day: string }, { day: string }>(
  'repeat-other-delivery',
  `
    select day from repeat_delivery_order
    where repeat_delivery_id = :repeatDeliveryId and state not in ${listSql(movedStates)}
      and (planned_on = :day::date or day = :day::date) limit 1`,
)
