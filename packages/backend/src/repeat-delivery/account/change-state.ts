import type { AppContext } from '../../app-context.ts'
import { endLocked } from '../end.ts'
import { resumeLocked } from '../resume.ts'
import { setState } from '../store/change-repeat.ts'
import { writeEvent } from '../store/write-event.ts'
import { type OfRepeat, withOwnRepeat } from './with-own-repeat.ts'

/** REPEAT-16: nothing is ordered until its customer resumes it; pausing twice is pausing once. */
export async function pauseRepeat(context: AppContext, of: OfRepeat): Promise<void> {
  await withOwnRepeat(context, of, async (transaction, { repeatDeliveryId, state }, { now }) => {
    if (state === 'paused') return
    await setState(transaction, { repeatDeliveryId, state: 'paused', pauseReason: 'customer', now })
    await writeEvent(transaction, { repeatDeliveryId, event: 'paused', isByCustomer: true, now })
  })
}

export async function resumeRepeat(context: AppContext, of: OfRepeat): Promise<void> {
  await withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    await resumeLocked(transaction, repeat, { isByCustomer: true, today, now })
  })
}

/** REPEAT-17: one press, at once. */
export async function endRepeat(context: AppContext, of: OfRepeat): Promise<void> {
  await withOwnRepeat(context, of, async (transaction, repeat, { now }) => {
    await endLocked(transaction, repeat, { isByCustomer: true, now })
  })
}
