import { SECOND, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { type Database, inTransaction, statement } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { kindsOfTasks } from './kinds.ts'
import type { ThingRefused } from './task-thing.ts'
import { finish, markDone, markFailed, markRefused, takeThing } from './task-statements.ts'
import { staffChannel } from '../shared/staff-channel.ts'

type Bounds = { things: number; ms: number }

/** Well below what a job may last, so that nothing is cut off in its middle (TASKS-2). */
const piece: Bounds = { things: 100, ms: 10 * SECOND }
const tellEveryMs = 300
const mostFailures = 3

/** The job: one piece, and the next one is queued. */
export async function runTask(context: AppContext, payload: unknown): Promise<void> {
  const { taskId } = payload as { taskId: number }
  await goOn(context, taskId)
}

/** Works on a task for one piece (TASKS-2). What is left is queued, so that others get their turn and it can be stopped. */
export async function goOn(context: AppContext, taskId: number, bounds = piece): Promise<void> {
  const until = performance.now() + bounds.ms
  let announcedAt = performance.now()
  for (
    let things = 0;
    things < bounds.things && performance.now() < until && !context.stopping.aborted;
    things += 1
  ) {
    if (!(await doNext(context, taskId))) {
      await context.database.rows(finish, { taskId, now: context.now() })
      await announceProgress(context.database, taskId)
      return
    }
    if (performance.now() - announcedAt > tellEveryMs) {
      announcedAt = performance.now()
      await announceProgress(context.database, taskId)
    }
  }
  await addJob(context.database, 'run-task', { taskId })
  await announceProgress(context.database, taskId)
}

/** The next unclaimed thing; false when there is none, or the task was stopped (TASKS-3). */
async function doNext(context: AppContext, taskId: number): Promise<boolean> {
  let entityId: number | null = null
  try {
    const done = await inTransaction(context, async (transaction) => {
      const [thing] = await transaction.rows(takeThing, { taskId })
      entityId = thing?.entityId ?? null
      if (!thing) return success(null)
      const { kind, ...rest } = thing
      const ran = await kindsOfTasks[kind].run(context, transaction, rest)
      if (ran.ok) await transaction.rows(markDone, { taskId, entityId: thing.entityId, now: context.now() })
      return ran
    })
    if (!done.ok && entityId !== null) await putDownRefusal(context, { taskId, entityId }, done)
  } catch (error) {
    // What a stop cuts off is no failure of the thing (WORKER-8).
    if (entityId === null || context.stopping.aborted) throw error
    await putDownFailure(context, { taskId, entityId }, error)
  }
  return entityId !== null
}

/** What a rule refuses is told with its reason (TASKS-4). */
async function putDownRefusal(
  { database, now: clock }: AppContext,
  thing: { taskId: number; entityId: number },
  { reason: code, message }: ThingRefused,
): Promise<void> {
  await database.rows(markRefused, { ...thing, code, message, now: clock() })
}

/** What fails for no reason of its own is tried again, and does not keep the others (TASKS-4). */
async function putDownFailure(
  { database, log, now: clock }: AppContext,
  thing: { taskId: number; entityId: number },
  error: unknown,
): Promise<void> {
  const now = clock()
  log.error({ err: error, ...thing }, 'a thing of a task failed')
  await database.rows(markFailed, { ...thing, mostFailures, now })
}

/** Sends the progress of a task to the browsers of its member; nothing waits for it or depends on it (EVENTS-1). */
async function announceProgress(database: Pick<Database, 'rows'>, taskId: number): Promise<void> {
  await database.rows(announce, { taskId })
}

const announce = statement<{ taskId: number }>(
  'task-announce',
  `
    select pg_notify('${staffChannel}', json_build_object('to', made_by, 'type', 'task', 'data',
      json_build_object('taskId', task_id, 'kind', kind, 'state', state, 'total', total, 'done', done, 'refused', refused))::text)
    from task where task_id = :taskId`,
)
