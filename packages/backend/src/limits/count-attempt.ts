import { type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { type Limit, tooManyAttempts, windowOf, withoutWaitingForDisk } from './windows.ts'
import { statement } from '../database/index.ts'

/** Counts one attempt for each subject in one statement; the first one past the limit is refused with 429 (LIMITS-1). */
export async function countAttempt(
  context: AppContext,
  subject: string | readonly string[],
  limit: Limit,
): Promise<Result<null, TooManyAttempts>> {
  const isWithin = await isWithinLimit(context, subject, limit)
  return isWithin ? success(null) : tooManyAttempts(windowOf(context, limit))
}

/** Counts the same way and leaves it to the caller what happens past the limit (LIMITS-1). */
export async function isWithinLimit(
  context: AppContext,
  subject: string | readonly string[],
  limit: Limit,
): Promise<boolean> {
  const subjects = [subject].flat().toSorted()
  const [row] = await context.database.rows(count, { subjects, start: windowOf(context, limit).start })
  return (row?.most ?? 0) <= limit.limit
}

/** An attempt that succeeded does not count: counted before it is known, it is taken back after (LIMITS-2). */
export async function takeBackAttempts(
  context: AppContext,
  subjects: readonly string[],
  limit: Limit,
): Promise<void> {
  await context.database.rows(takeBack, { subjects, start: windowOf(context, limit).start })
}

/** For a thing whose failures alone count: refused once there were as many as the limit, without counting (LIMITS-4). */
export async function attemptsAreLeft(
  context: AppContext,
  subject: string,
  limit: Limit,
): Promise<Result<null, TooManyAttempts>> {
  const window = windowOf(context, limit)
  const [row] = await context.database.rows(read, { subject, start: window.start })
  return (row?.attempts ?? 0) < limit.limit ? success(null) : tooManyAttempts(window)
}

// The subjects come sorted, so that two calls with the same ones never wait for each other crosswise.
const count = statement<{ subjects: readonly string[]; start: Date }, { most: number }>(
  'limits-count',
  `
    with counted as (
      insert into attempt_count (subject, window_start, attempts)
      select subject, :start, 1 from unnest(:subjects::text[]) subject ${withoutWaitingForDisk}
      on conflict (subject, window_start) do update set attempts = attempt_count.attempts + 1
      returning attempts)
    select max(attempts) most from counted`,
)

/** For statements that ask along with their own work; both are SQL expressions. */
export function attemptsSql(subject: string, windowStart: string): string {
  return `select attempts from attempt_count where subject = ${subject} and window_start = ${windowStart}`
}

const read = statement<{ subject: string; start: Date }, { attempts: number }>(
  'limits-read',
  attemptsSql(':subject', ':start'),
)

const takeBack = statement<{ subjects: readonly string[]; start: Date }>(
  'limits-take-back',
  `
    with given as (
      select subject, window_start from attempt_count
      where subject = any(:subjects) and window_start = :start and attempts > 0 order by subject for update)
    update attempt_count counted set attempts = attempts - 1 from given
    where counted.subject = given.subject and counted.window_start = given.window_start`,
)
