import { statement } from '../../database/index.ts'
import type { Retention } from '../../jobs/index.ts'

/** TASKS-4: what was refused can be looked up for a month; what was done stands in the audit. */
export const taskRetention: Retention = {
  what: 'tasks that have ended',
  table: 'task',
  keptDays: 30,
  batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
    'task-forget',
    `
      with old as (
        select task_id from task where finished_at < :before order by finished_at limit :atOnce
        for update skip locked),
      gone as (delete from task t using old where t.task_id = old.task_id returning 1)
      select count(*)::int gone from gone`,
  ),
}
