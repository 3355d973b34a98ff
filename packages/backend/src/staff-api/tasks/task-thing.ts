import type { Refused, Result } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'

/** One thing of a task, as its kind gets it. */
export type TaskThing = { entityId: number; input: unknown; by: string; siteIds: readonly number[] }

/** Values by the names of their fields. */
export type ThingLook = Record<string, string | null>

export type ThingChange = { before: ThingLook; after: ThingLook }

/** TASKS-4: code and words of a refusal, as the call for one thing answers them. */
export type ThingRefused = Refused<string, { message: string }>

/** TASKS-5: a thing would be refused, or changed; of some that would be changed it is not known how. */
export type PlannedThing = { entityId: number; refusal?: ThingRefused; change?: ThingChange }

/**
 * TASKS-1: the use case of one thing, in the transaction that marks it as done: whatever it writes, it writes with that mark or not at
 * all.
 */
export type RunThing = (
  context: AppContext,
  transaction: Transaction,
  thing: TaskThing,
) => Promise<Result<unknown, ThingRefused>>

/** TASKS-5: what would happen to these things, in their order. Fewer come back when there is no time for all. */
export type PlanThings = (context: AppContext, things: readonly TaskThing[]) => Promise<PlannedThing[]>

/** What of a thing the task changes, as it is now; null of what is not there. */
export type LookAtThing = (transaction: Transaction, thing: TaskThing) => Promise<ThingLook | null>
