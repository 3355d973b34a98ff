import { leadDaysOf, type PauseReason, type Schedule, withDay } from '@haverhof/domain/repeat-delivery'
import type { Transaction } from '../database/index.ts'
import { queueRepeatMail } from './mails/queue-repeat-mail.ts'
import { setSchedule, setState } from './store/change-repeat.ts'
import { dropTaken } from './store/drop-taken.ts'
import type { RepeatRow } from './store/repeat-row.ts'
import { writeEvent } from './store/write-event.ts'

type ByShop = { reason: Exclude<PauseReason, 'customer'>; now: Date }

/** It rests until its customer lets it go on, who is told why. The caller holds its row. */
export async function pauseByShop(transaction: Transaction, repeat: RepeatRow, by: ByShop): Promise<void> {
  await pauseAndTell(transaction, repeat, by)
}

/** The same, for who wants to know the day that is next after that. */
export async function pauseAndTell(
  transaction: Transaction,
  repeat: RepeatRow,
  { reason, now }: ByShop,
): Promise<Schedule> {
  if (repeat.state !== 'active') return repeat
  const schedule = await pauseLocked(transaction, repeat, { reason, now })
  const cause = `${repeat.version}`
  const mail = { kind: 'repeat-paused' as const, cause, facts: { reason }, now }
  await queueRepeatMail(transaction, { ...repeat, ...schedule }, mail)
  return schedule
}

/**
 * Nothing is ordered from now on, nor what was taken and is not
 * ordered yet: that day is the next again (REPEAT-70). The caller holds its row.
 */
export async function pauseLocked(
  transaction: Transaction,
  repeat: RepeatRow,
  { reason, now }: { reason: PauseReason; now: Date },
): Promise<Schedule> {
  const { repeatDeliveryId, deliveryDays, regionCode } = repeat
  const dropped = await dropTaken(transaction, repeatDeliveryId)
  const way = { leadDays: leadDaysOf(deliveryDays), regionCode }
  const schedule = dropped === null ? repeat : withDay(dropped, way)
  if (dropped !== null) await setSchedule(transaction, repeat, schedule)
  await setState(transaction, { repeatDeliveryId, state: 'paused', pauseReason: reason, now })
  const isByCustomer = reason === 'customer'
  await writeEvent(transaction, { repeatDeliveryId, event: 'paused', isByCustomer, now })
  return schedule
}
