import type { WorkingDays } from '@haverhof/domain/delivery'
import { scheduleToAnnounce } from '@haverhof/domain/repeat-delivery'
import type { Transaction } from '../../database/index.ts'
import { setSchedule } from './change-repeat.ts'
import type { RepeatRow } from './repeat-row.ts'
import { reckoningOf } from './today.ts'
import { writeEvent } from './write-event.ts'

type Late = Pick<RepeatRow, 'repeatDeliveryId' | 'plannedOn' | 'weeks'> & { deliveryDays: WorkingDays }

/** REPEAT-8: what could not be announced in time comes so much later that it can be. The caller holds its row. */
export async function moveToAnnounce(
  transaction: Transaction,
  repeat: Late,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const { repeatDeliveryId, plannedOn } = repeat
  const next = scheduleToAnnounce(plannedOn, reckoningOf(repeat, today))
  await setSchedule(transaction, repeat, next)
  await writeEvent(transaction, { repeatDeliveryId, event: 'moved', day: next.day, now })
}
