import { success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { endLocked } from '../end.ts'
import { pauseLocked } from '../pause.ts'
import { resumeLocked } from '../resume.ts'
import { type Changed, type OfRepeat, withOwnRepeat } from './with-own-repeat.ts'

/** Nothing is ordered until its customer resumes it; pausing twice is pausing once (REPEAT-16). */
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

/** One press, at once (REPEAT-17). */
export async function endRepeat(context: AppContext, of: OfRepeat): Promise<Changed> {
  return withOwnRepeat(context, of, async (transaction, repeat, { now }) => {
    await endLocked(transaction, repeat, { isByCustomer: true, now })
    return success(null)
  })
}
