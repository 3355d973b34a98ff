import { type Schedule, scheduleAsChanged, scheduleToAnnounce } from '@haverhof/domain/repeat-delivery'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { Transaction } from '../database/index.ts'
import { setSchedule, setState } from './store/change-repeat.ts'
import type { RepeatRow } from './store/repeat-row.ts'
import { reckoningOf } from './store/today.ts'
import { writeEvent } from './store/write-event.ts'

/**
 * It goes on with its next day or, when that is over or was not announced, with the first that can be announced in
 * time (REPEAT-8, REPEAT-16). The caller holds its row.
 */
export async function resumeLocked(
  transaction: Transaction,
  repeat: RepeatRow,
  { isByCustomer, today, now }: { isByCustomer: boolean; today: string; now: Date },
): Promise<Result<Schedule, 'not-paused'>> {
  const { repeatDeliveryId, state } = repeat
  if (state !== 'paused') return refusal('not-paused')
  const schedule = resumedSchedule(repeat, { isByCustomer, today })
  await setState(transaction, { repeatDeliveryId, state: 'active', pauseReason: null, now })
  await setSchedule(transaction, repeat, schedule)
  await writeEvent(transaction, { repeatDeliveryId, event: 'resumed', isByCustomer, now })
  return success(schedule)
}

/** What it would go on with, which its customer sees before (REPEAT-69). */
export function resumedSchedule(
  repeat: RepeatRow,
  { isByCustomer, today }: { isByCustomer: boolean; today: string },
): Schedule {
  const isAsAnnounced = isByCustomer && repeat.announcedDay === repeat.day
  const reckon = isAsAnnounced ? scheduleAsChanged : scheduleToAnnounce
  return reckon(repeat, reckoningOf(repeat, today))
}
