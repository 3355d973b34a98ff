import type { AppContext } from '../../app-context.ts'
import { endLocked } from '../end.ts'
import { pauseLocked } from '../pause.ts'
import { resumeLocked } from '../resume.ts'
import { type OfRepeat, withOwnRepeat } from './with-own-repeat.ts'

/** REPEAT-16: nothing is ordered until its customer resumes it; pausing twice is pausing once. */
export async function pauseRepeat(context: AppContext, of: OfRepeat): Promise<void> {
  await withOwnRepeat(context, of, async (transaction, repeat, { now }) => {
    if (repeat.state !== 'paused') await pauseLocked(transaction, repeat, { reason: 'customer', now })
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
