import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { countAttempts, type LimitedSubject, takeBackAll } from '../../limits/index.ts'

const windowMs = 5 * MINUTE

/** STAFF-13: how many ways in may fail within five minutes: by caller, and by what a caller tries. */
const limits = { caller: { limit: 60, windowMs }, each: { limit: 10, windowMs } }

/** Counts before it looks, and takes back what succeeded. */
export async function limited<Result>(
  context: AppContext,
  { clientIp, tried }: { clientIp: string | null; tried: string | null },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const from = clientIp ?? 'inside'
  const subjects: LimitedSubject[] = [
    { subject: `staff-sign-in:from:${from}`, limit: limits.caller },
    ...(tried === null ? [] : [{ subject: `staff-sign-in:${tried}:${from}`, limit: limits.each }]),
  ]
  await countAttempts(context, subjects)
  const result = await attempt()
  await takeBackAll(context, subjects)
  return result
}
