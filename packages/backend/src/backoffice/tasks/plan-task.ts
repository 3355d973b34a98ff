import { SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { Refusal } from '../../http/index.ts'
import { kindsOfTasks, type TaskThing, type ThingLook } from './kinds.ts'
import type { TaskRefusal } from './read-task.ts'
import type { TaskStart } from './start-task.ts'

export type TaskPlan = {
  total: number
  /** How many of them were tried: all, unless there are very many. */
  tried: number
  refusals: TaskRefusal[]
  /** Of the first things that would be done: before and after. */
  changes: TaskChange[]
}

type TaskChange = { entityId: number; before: ThingLook; after: ThingLook }

/** A plan is looked at by somebody who waits for it. */
const bounds = { things: 200, ms: 4 * SECOND }
const mostChanges = 20

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
  const changes: TaskChange[] = []
  let tried = 0
  for (const { entityId, input = null } of things.slice(0, bounds.things)) {
    if (performance.now() > until) break
    tried += 1
    const isShown = changes.length < mostChanges
    const { refusal, change } = await tryThing(context, kind, { entityId, input, by, siteIds }, isShown)
    if (change) changes.push({ entityId, ...change })
    if (refusal) refusals.push({ entityId, code: refusal.problem.code, message: refusal.problem.title })
  }
  return { total: things.length, tried, refusals, changes }
}

type Tried = { refusal?: Refusal; change?: Omit<TaskChange, 'entityId'> }

async function tryThing(
  context: AppContext,
  kind: TaskStart['kind'],
  thing: TaskThing,
  isShown: boolean,
): Promise<Tried> {
  const { run, look } = kindsOfTasks[kind]
  let change: Tried['change']
  try {
    await inTransaction(context, async (transaction) => {
      const before = isShown ? await look(transaction, thing) : null
      await run(context, transaction, thing)
      const after = isShown ? await look(transaction, thing) : null
      if (before && after) change = { before, after }
      throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    if (!(error instanceof RolledBack)) throw error
  }
  return change ? { change } : {}
}
