import type { WorkingDays } from '@haverhof/domain/delivery'
import { scheduleToAnnounce } from '@haverhof/domain/repeat-delivery'
import type { Transaction } from '../../database/index.ts'
import { setSchedule } from './change-repeat.ts'
import type { RepeatRow } from './repeat-row.ts'
import { reckoningOf } from './today.ts'
import { writeEvent } from './write-event.ts'

type Late = Omit<RepeatRow, 'deliveryDays'> & { deliveryDays: WorkingDays }

/** What could not be announced in time comes so much later that it can be (REPEAT-40). The caller holds its row. */
export async function moveToAnnounce(
  transaction: Transaction,
  repeat: Late,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const { repeatDeliveryId, day } = repeat
  const next = scheduleToAnnounce(repeat, reckoningOf(repeat, today))
  await setSchedule(transaction, repeat, next)
  if (next.day !== day)
    await writeEvent(transaction, { repeatDeliveryId, event: 'moved', day: next.day, now })
}
