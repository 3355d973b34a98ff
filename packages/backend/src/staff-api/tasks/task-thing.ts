import type { Refused, Result } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'

/** One thing of a task, as its kind gets it. */
export type TaskThing = { entityId: number; input: unknown; by: string; siteIds: readonly number[] }

/** Values by the names of their fields. */
export type ThingLook = Record<string, string | null>

export type ThingChange = { before: ThingLook; after: ThingLook }

/** Code and words of a refusal, as the call for one thing answers them (TASKS-4). */
export type ThingRefused = Refused<string, { message: string }>

/** A thing would be refused, or changed; of some that would be changed it is not known how (TASKS-5). */
export type PlannedThing = { entityId: number; refusal?: ThingRefused; change?: ThingChange }

/**
 * The use case of one thing, in the transaction that marks it as done: whatever it writes, it writes with that mark or not at
 * all (TASKS-1).
 */
export type RunThing = (
  context: AppContext,
  transaction: Transaction,
  thing: TaskThing,
) => Promise<Result<unknown, ThingRefused>>

/** What would happen to these things, in their order (TASKS-5). Fewer come back when there is no time for all. */
export type PlanThings = (context: AppContext, things: readonly TaskThing[]) => Promise<PlannedThing[]>

/** What of a thing the task changes, as it is now; null of what is not there. */
export type LookAtThing = (transaction: Transaction, thing: TaskThing) => Promise<ThingLook | null>
