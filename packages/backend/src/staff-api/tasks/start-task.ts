import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import type { TaskKind } from '../task-words.ts'
import { goOn } from './run-piece.ts'

export type TaskStart = {
  kind: TaskKind
  by: string
  siteIds: readonly number[]
  /** Each thing once, in the order in which they are worked on. */
  items: readonly { entityId: number; input?: unknown }[]
}

/** As many are done before the call is answered; more are done by the worker (TASKS-2). */
const mostInCall = 50
export const mostThings = 5000

/** Writes down what is to be done with which things, all at once; `workOnTask` begins (TASKS-1). */
export async function writeTask(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { kind, by, siteIds, items }: TaskStart,
): Promise<{ taskId: number }> {
  const now = clock()
  const things = new Map(items.map(({ entityId, input = null }) => [entityId, input]))
  const listed = [...things].map(([entityId, input], index) => ({ entityId, input, place: index }))
  const total = listed.length
  const [task] = await transaction.rows(insert, {
    kind,
    by,
    siteIds,
    total,
    now,
    items: JSON.stringify(listed),
  })
  if (!task) throw new Error('The task was not written')
  const { taskId } = task
  const details = { kind, total }
  await writeAudit(transaction, {
    actor: by,
    action: 'task-started',
    subject: `task ${taskId}`,
    details,
    siteIds,
    now,
  })
  if (total > mostInCall) await addJob(transaction, 'run-task', { taskId })
  return { taskId }
}

/**
 * What few things need is done when this returns; many are on their way (TASKS-2). Called again it does what is left, if
 * anything.
 */
export async function workOnTask(context: AppContext, taskId: number, total: number): Promise<void> {
  if (total <= mostInCall) await goOn(context, taskId)
}

const insert = statement<
  { kind: string; by: string; siteIds: readonly number[]; total: number; now: Date; items: string },
  { taskId: number }
>(
  'task-write',
  `
    with new_task as (
      insert into task (kind, made_by, site_ids, state, total, started_at, moved_at)
      values (:kind, :by, :siteIds, 'running', :total, :now, :now) returning task_id),
    things as (
      insert into task_item (task_id, entity_id, place, input)
      select task_id, item."entityId", item.place, item.input
      from new_task, json_to_recordset(:items::json) item ("entityId" int, place int, input jsonb))
    select task_id "taskId" from new_task`,
)
