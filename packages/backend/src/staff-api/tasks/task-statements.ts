import { statement } from '../../database/index.ts'
import type { TaskKind } from '../task-words.ts'
import { deleteRows } from '../../jobs/index.ts'

type Thing = { taskId: number; entityId: number }

/** Its lock is what keeps two processes from doing the same thing (TASKS-3). */
export const takeThing = statement<
  { taskId: number },
  { entityId: number; input: unknown; kind: TaskKind; by: string; siteIds: number[] }
>(
  'task-take-thing',
  `
    select i.entity_id "entityId", i.input, t.kind, t.made_by "by", t.site_ids "siteIds"
    from task_item i join task t using (task_id)
    where i.task_id = :taskId and i.state = 'waiting' and t.state = 'running'
    order by i.place limit 1 for update of i skip locked`,
)

export const markDone = statement<Thing & { now: Date }>(
  'task-mark-done',
  `
    with item as (
      update task_item set state = 'done' where task_id = :taskId and entity_id = :entityId returning task_id)
    update task set done = done + 1, moved_at = :now from item where task.task_id = item.task_id`,
)

export const markRefused = statement<Thing & { code: string; message: string; now: Date }>(
  'task-mark-refused',
  `
    with item as (
      update task_item set state = 'refused', code = :code, message = :message
      where task_id = :taskId and entity_id = :entityId and state = 'waiting' returning task_id)
    update task set refused = refused + 1, moved_at = :now from item where task.task_id = item.task_id`,
)

export const markFailed = statement<Thing & { mostFailures: number; now: Date }>(
  'task-mark-failed',
  `
    with item as (
      update task_item set failures = failures + 1,
        state = case when failures + 1 < :mostFailures then 'waiting' else 'refused' end,
        code = 'failed', message = 'This did not work. Please try it by itself.'
      where task_id = :taskId and entity_id = :entityId and state = 'waiting' returning task_id, state)
    update task set refused = refused + (item.state = 'refused')::int, moved_at = :now
    from item where task.task_id = item.task_id`,
)

/** What another process is at is still waiting: that process will finish it. */
export const finish = statement<{ taskId: number; now: Date }>(
  'task-finish',
  `
    update task set state = 'done', finished_at = :now
    where task_id = :taskId and state = 'running'
      and not exists (select from task_item i where i.task_id = :taskId and i.state = 'waiting')`,
)

/** Refusals can be looked up for a month; what was done is in the audit log (TASKS-4). */
export const taskRetention = deleteRows('ended tasks', 'task', 'finished_at < :before order by finished_at')
