import { HOUR, MINUTE, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { countAttempts, type LimitedSubject } from '../../limits/index.ts'

/** How many accounts and links one caller gets in an hour, with a solved captcha and without (ACCOUNTS-41). */
const perHour = {
  'account-open': { solved: 20, unsolved: 5 },
  'account-link': { solved: 30, unsolved: 10 },
}

/** All callers without a captcha together: many machines cannot do what one may not. */
const unsolvedByAll = { limit: 300, windowMs: 10 * MINUTE }

type Caller = { isSolved: boolean; clientIp: string | null }

/** Counts a caller who opens an account or requests a link; a solved captcha gives more room (ACCOUNTS-41). */
export async function countCaller(
  context: AppContext,
  what: keyof typeof perHour,
  { isSolved, clientIp }: Caller,
): Promise<Result<unknown, TooManyAttempts>> {
  const { solved, unsolved } = perHour[what]
  const limited: LimitedSubject[] = []
  if (clientIp !== null) limited.push({ subject: `${what}:${clientIp}`, limit: hourly(solved) })
  if (!isSolved) limited.push({ subject: `${what}:unsolved`, limit: unsolvedByAll })
  if (!isSolved && clientIp !== null)
    limited.push({ subject: `${what}:unsolved:${clientIp}`, limit: hourly(unsolved) })
  return limited.length > 0 ? countAttempts(context, limited) : success(null)
}

function hourly(limit: number) {
  return { limit, windowMs: HOUR }
}
