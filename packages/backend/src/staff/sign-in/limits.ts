import { MINUTE, type Result, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { networkOf } from '../../http/index.ts'
import { countAttempts, type LimitedSubject, takeBackAll } from '../../limits/index.ts'

const windowMs = 5 * MINUTE

/** How many ways in may fail within five minutes: by caller, by network, and by what a caller tries (STAFF-13). */
const limits = {
  caller: { limit: 60, windowMs },
  network: { limit: 120, windowMs },
  each: { limit: 10, windowMs },
  codesOfMember: { limit: 10, windowMs: 15 * MINUTE },
}

type Attempted = Result<unknown, string>

/** Counts before it looks, and takes back what succeeded. */
export function limited<Outcome extends Attempted>(
  context: AppContext,
  { clientIp, tried }: { clientIp: string | null; tried: string | null },
  attempt: () => Promise<Outcome>,
): Promise<Outcome | TooManyAttempts> {
  const from = clientIp ?? 'inside'
  const subjects: LimitedSubject[] = [
    { subject: `staff-sign-in:from:${from}`, limit: limits.caller },
    ...(clientIp === null
      ? []
      : [{ subject: `staff-sign-in:network:${networkOf(clientIp)}`, limit: limits.network }]),
    ...(tried === null ? [] : [{ subject: `staff-sign-in:${tried}:${from}`, limit: limits.each }]),
  ]
  return counted(context, subjects, attempt)
}

/** Time codes of one member, from however many addresses they are guessed; passkeys are not counted (STAFF-43). */
export function limitedCodes<Outcome extends Attempted>(
  context: AppContext,
  memberId: number,
  attempt: () => Promise<Outcome>,
): Promise<Outcome | TooManyAttempts> {
  return counted(context, [{ subject: `staff-codes:${memberId}`, limit: limits.codesOfMember }], attempt)
}

async function counted<Outcome extends Attempted>(
  context: AppContext,
  subjects: readonly LimitedSubject[],
  attempt: () => Promise<Outcome>,
): Promise<Outcome | TooManyAttempts> {
  const attempts = await countAttempts(context, subjects)
  if (!attempts.ok) return attempts
  const outcome = await attempt()
  if (outcome.ok) await takeBackAll(context, subjects)
  return outcome
}
