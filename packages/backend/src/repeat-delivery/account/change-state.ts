import { success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { endLocked } from '../end.ts'
import { pauseLocked } from '../pause.ts'
import { resumeLocked } from '../resume.ts'
import { type Changed, type OfRepeat, withOwnRepeat } from './with-own-repeat.ts'

/** REPEAT-16: nothing is ordered until its customer resumes it; pausing twice is pausing once. */
export async function pauseRepeat(context: AppContext, of: OfRepeat): Promise<Changed> {
  return withOwnRepeat(context, of, async (transaction, repeat, { now }) => {
    if (repeat.state !== 'paused') await pauseLocked(transaction, repeat, { reason: 'customer', now })
    return success(null)
  })
}

export async function resumeRepeat(context: AppContext, of: OfRepeat): Promise<Changed> {
  return withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    const resumed = await resumeLocked(transaction, repeat, { isByCustomer: true, today, now })
    return resumed.ok ? success(null) : resumed
  })
}

/** REPEAT-17: one press, at once. */
export async function endRepeat(context: AppContext, of: OfRepeat): Promise<Changed> {
  return withOwnRepeat(context, of, async (transaction, repeat, { now }) => {
    await endLocked(transaction, repeat, { isByCustomer: true, now })
    return success(null)
  })
}
