import { HOUR } from '@haverhof/domain/shared'
import { type Database, statement, type Transaction } from '../../database/index.ts'
import type { TaskKind, TaskState } from '../task-words.ts'

export type TaskProgress = {
  taskId: number
  kind: TaskKind
  state: TaskState
  total: number
  done: number
  refused: number
  startedAt: Date
  finishedAt: Date | null
}

export type TaskRefusal = { entityId: number; code: string; message: string }

/** More than a member reads; the total is beside them. */
const mostRefusals = 200
const recentMs = HOUR

/** A task of the caller, with what was refused and why. */
export async function readTask(
  { rows }: Pick<Database, 'rows'>,
  query: { taskId: number; by: string },
): Promise<(TaskProgress & { refusals: TaskRefusal[] }) | null> {
  const [task] = await rows(findTask, query)
  if (!task) return null
  return { ...task, refusals: await rows(findRefusals, { taskId: query.taskId, most: mostRefusals }) }
}

/** Those that run, and those that ended within the hour. */
export function ownTasks(
  { rows }: Pick<Database, 'rows'>,
  { by, now }: { by: string; now: Date },
): Promise<TaskProgress[]> {
  return rows(findOwn, { by, since: new Date(now.getTime() - recentMs) })
}

/** Nothing further is begun; what was done stays done (TASKS-2). */
export async function stopTask(
  { rows }: Transaction,
  query: { taskId: number; by: string; now: Date },
): Promise<void> {
  await rows(stop, query)
}

const progress = `task_id "taskId", kind, state, total, done, refused, started_at "startedAt", finished_at "finishedAt"`

const findTask = statement<{ taskId: number; by: string }, TaskProgress>(
  'task-find',
  `select ${progress} from task where task_id = :taskId and made_by = :by`,
)

const findRefusals = statement<{ taskId: number; most: number }, TaskRefusal>(
  'task-refusals',
  `
    select entity_id "entityId", coalesce(code, '') code, coalesce(message, '') message from task_item
    where task_id = :taskId and state = 'refused' order by place limit :most`,
)

const findOwn = statement<{ by: string; since: Date }, TaskProgress>(
  'task-find-own',
  `
    select ${progress} from task
    where made_by = :by and (state = 'running' or finished_at > :since) order by task_id desc limit 20`,
)

const stop = statement<{ taskId: number; by: string; now: Date }>(
  'task-stop',
  `
    update task set state = 'stopped', finished_at = :now
    where task_id = :taskId and made_by = :by and state = 'running'`,
)
