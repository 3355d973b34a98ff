import type { PauseReason } from '@haverhof/domain/repeat-delivery'
import type { Transaction } from '../database/index.ts'
import { queueRepeatMail } from './mails/queue-repeat-mail.ts'
import { setState } from './store/change-repeat.ts'
import type { RepeatRow } from './store/repeat-row.ts'
import { writeEvent } from './store/write-event.ts'

/** It rests until its customer lets it go on, who is told why. The caller holds its row. */
export async function pauseByShop(
  transaction: Transaction,
  repeat: RepeatRow,
  { reason, now }: { reason: Exclude<PauseReason, 'customer'>; now: Date },
): Promise<void> {
  if (repeat.state !== 'active') return
  const { repeatDeliveryId } = repeat
  await setState(transaction, { repeatDeliveryId, state: 'paused', pauseReason: reason, now })
  await writeEvent(transaction, { repeatDeliveryId, event: 'paused', now })
  const cause = `${repeat.version}`
  await queueRepeatMail(transaction, repeat, { kind: 'repeat-paused', cause, facts: { reason }, now })
}
