import { type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { type Limit, tooManyAttempts, type Window, windowOf, withoutWaitingForDisk } from './windows.ts'
import { statement } from '../database/index.ts'
import { deleteRows } from '../jobs/index.ts'

export type LimitedSubject = { subject: string; limit: Limit }

/** One attempt for several subjects, each with a limit of its own, in one statement (LIMITS-1). Gives how many there were of each. */
export async function countAttempts(
  context: AppContext,
  limited: readonly LimitedSubject[],
): Promise<Result<ReadonlyMap<string, number>, TooManyAttempts>> {
  const counted = withWindows(context, limited)
  const rows = await context.database.rows(count, values(counted))
  const attempts = new Map(rows.map((row) => [row.subject, row.attempts]))
  const passed = counted.filter(({ subject, limit }) => (attempts.get(subject) ?? 0) > limit.limit)
  const longest = passed.toSorted((a, b) => b.window.secondsLeft - a.window.secondsLeft)[0]
  return longest ? tooManyAttempts(longest.window) : success(attempts)
}

/** Takes back an attempt that succeeded, for all its subjects (LIMITS-2). */
export async function takeBackAll(context: AppContext, limited: readonly LimitedSubject[]): Promise<void> {
  await context.database.rows(takeBack, values(withWindows(context, limited)))
}

type CountedSubject = LimitedSubject & { window: Window }

// Sorted, so that two calls with the same subjects never wait for each other crosswise.
function withWindows(context: AppContext, limited: readonly LimitedSubject[]): CountedSubject[] {
  return limited
    .map((each) => ({ ...each, window: windowOf(context, each.limit) }))
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
}

type SubjectWindows = { subjects: readonly string[]; windows: readonly Date[] }

function values(counted: CountedSubject[]): SubjectWindows {
  return {
    subjects: counted.map(({ subject }) => subject),
    windows: counted.map(({ window }) => window.start),
  }
}

const count = statement<SubjectWindows, { subject: string; attempts: number }>(
  'limits-count-several',
  `
    insert into attempt_count (subject, window_start, attempts)
    select subject, window_start, 1 from unnest(:subjects::text[], :windows::timestamptz[]) each (subject, window_start)
      ${withoutWaitingForDisk}
    on conflict (subject, window_start) do update set attempts = attempt_count.attempts + 1
    returning subject, attempts`,
)

const takeBack = statement<SubjectWindows>(
  'limits-take-back-several',
  `
    with given as (
      select subject, window_start from attempt_count
      where (subject, window_start) in (select * from unnest(:subjects::text[], :windows::timestamptz[])) and attempts > 0
      order by subject collate "C" for update)
    update attempt_count counted set attempts = attempts - 1 from given
    where counted.subject = given.subject and counted.window_start = given.window_start`,
)

/** Counts of windows that ended long ago (LIMITS-3). */
export const attemptRetention = deleteRows('counted attempts', 'attempt_count', 'window_start < :before')
