import type { AppContext } from '../app-context.ts'
import { Refusal } from '../http/index.ts'

export type Limit = { limit: number; windowMs: number }

/** LIMITS-1: counts one attempt in one statement; the first one past the limit is refused with 429. */
export async function countAttempt(context: AppContext, subject: string, limit: Limit): Promise<void> {
  const { windowStart, windowEnd, now } = windowOf(context, limit)
  const [row] = await context.database.rows<{ attempts: number }>(count, [subject, windowStart])
  if ((row?.attempts ?? 0) > limit.limit) throw tooManyAttempts(windowEnd, now)
}

/** LIMITS-2: an attempt that succeeded does not count: counted before it is known, it is taken back after. */
export async function takeBackAttempts(
  context: AppContext,
  subjects: readonly string[],
  limit: Limit,
): Promise<void> {
  await context.database.rows(takeBack, [subjects, windowOf(context, limit).windowStart])
}

/** Whether the limit has been reached, without counting: for a thing whose failures alone count. */
export async function refuseWhenExhausted(
  context: AppContext,
  subjects: readonly string[],
  limit: Limit,
): Promise<void> {
  const { windowStart, windowEnd, now } = windowOf(context, limit)
  const [row] = await context.database.rows<{ attempts: number | null }>(most, [subjects, windowStart])
  if ((row?.attempts ?? 0) >= limit.limit) throw tooManyAttempts(windowEnd, now)
}

function windowOf(context: AppContext, { windowMs }: Limit) {
  const now = context.now().getTime()
  const start = now - (now % windowMs)
  return { windowStart: new Date(start), windowEnd: start + windowMs, now }
}

function tooManyAttempts(windowEnd: number, now: number): Refusal {
  return new Refusal({
    status: 429,
    code: 'too-many-attempts',
    title: 'That was tried too often. Please wait a moment.',
    headers: { 'retry-after': String(Math.max(1, Math.ceil((windowEnd - now) / 1000))) },
  })
}

const count = {
  name: 'limits-count',
  text: `
    insert into attempt_count (subject, window_start, attempts) values ($1, $2, 1)
    on conflict (subject, window_start) do update set attempts = attempt_count.attempts + 1
    returning attempts`,
}

const takeBack = {
  name: 'limits-take-back',
  text: `
    update attempt_count set attempts = attempts - 1
    where subject = any($1) and window_start = $2 and attempts > 0`,
}

const most = {
  name: 'limits-most',
  text: 'select max(attempts) attempts from attempt_count where subject = any($1) and window_start = $2',
}
