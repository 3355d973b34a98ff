import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

/** LIMITS-3: counts of windows that are long over are of no use to anyone. */
export const attemptRetention: Retention = {
  what: 'counted attempts',
  table: 'attempt_count',
  keptDays: 1,
  batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
    'limits-forget',
    `
      with old as (
        select subject, window_start from attempt_count where window_start < :before limit :atOnce for update skip locked),
      gone as (
        delete from attempt_count c using old
        where c.subject = old.subject and c.window_start = old.window_start returning 1)
      select count(*)::int gone from gone`,
  ),
}
