import { SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { Refusal } from '../../http/index.ts'
import { kindsOfTasks, type TaskThing } from './kinds.ts'
import type { TaskRefusal } from './read-task.ts'
import type { TaskStart } from './start-task.ts'

export type TaskPlan = {
  total: number
  /** How many of them were tried: all, unless there are very many. */
  tried: number
  refusals: TaskRefusal[]
}

/** A plan is looked at by somebody who waits for it. */
const bounds = { things: 200, ms: 4 * SECOND }

class RolledBack extends Error {}

/**
 * TASKS-5: what would be refused, and why. Each thing is done by the very use case and rolled back, so no second set of rules can disagree with the
 * first; mails, jobs and announcements are rows of that transaction and go with it.
 */
export async function planTask(
  context: AppContext,
  { kind, by, siteIds, items }: TaskStart,
): Promise<TaskPlan> {
  const until = performance.now() + bounds.ms
  const things = [...new Map(items.map((item) => [item.entityId, item])).values()]
  const refusals: TaskRefusal[] = []
  let tried = 0
  for (const { entityId, input = null } of things.slice(0, bounds.things)) {
    if (performance.now() > until) break
    tried += 1
    const refusal = await tryThing(context, kind, { entityId, input, by, siteIds })
    if (refusal) refusals.push({ entityId, code: refusal.problem.code, message: refusal.problem.title })
  }
  return { total: things.length, tried, refusals }
}

async function tryThing(
  context: AppContext,
  kind: TaskStart['kind'],
  thing: TaskThing,
): Promise<Refusal | null> {
  try {
    await inTransaction(context, async (transaction) => {
      await kindsOfTasks[kind].run(context, transaction, thing)
      throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof Refusal) return error
    if (!(error instanceof RolledBack)) throw error
  }
  return null
}
