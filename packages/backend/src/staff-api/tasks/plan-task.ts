import type { AppContext } from '../../app-context.ts'
import { kindsOfTasks } from './kinds.ts'
import type { TaskRefusal } from './read-task.ts'
import type { TaskStart } from './start-task.ts'
import type { ThingChange } from './task-thing.ts'

export type TaskPlan = {
  total: number
  /** How many of them were tried: all, unless there are very many. */
  tried: number
  refusals: TaskRefusal[]
  /** Of the first things that would be done: before and after. */
  changes: TaskChange[]
}

type TaskChange = ThingChange & { entityId: number }

const mostTried = 200
const mostChanges = 20

/** What would be refused, and why, and what would be changed; nothing is (TASKS-5). */
export async function planTask(
  context: AppContext,
  { kind, by, siteIds, items }: TaskStart,
): Promise<TaskPlan> {
  const inputs = new Map(items.map(({ entityId, input = null }) => [entityId, input]))
  const things = [...inputs].map(([entityId, input]) => ({ entityId, input, by, siteIds }))
  const planned = await kindsOfTasks[kind].plan(context, things.slice(0, mostTried))
  const refusals = planned.flatMap(({ entityId, refusal }) =>
    refusal ? [{ entityId, code: refusal.reason, message: refusal.message }] : [],
  )
  const changes = planned.flatMap(({ entityId, change }) => (change ? [{ entityId, ...change }] : []))
  return { total: things.length, tried: planned.length, refusals, changes: changes.slice(0, mostChanges) }
}
