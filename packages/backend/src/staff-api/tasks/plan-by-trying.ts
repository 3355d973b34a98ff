import { SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import type { LookAtThing, PlannedThing, PlanThings, RunThing, TaskThing, ThingChange } from './task-thing.ts'

/** A member waits for the plan. */
const mostMs = 4 * SECOND
const mostLookedAt = 20

class RolledBack extends Error {}

/**
 * Each thing by itself is done by the very use case and rolled back, so no second set of rules can disagree with the first;
 * mails, jobs and announcements are rows of that transaction and go with it (TASKS-8). For things that do not take anything
 * from each other.
 */
export function planByTrying(run: RunThing, look: LookAtThing): PlanThings {
  return async (context, things) => {
    const until = performance.now() + mostMs
    const planned: PlannedThing[] = []
    let lookedAt = 0
    for (const thing of things) {
      if (performance.now() > until) break
      const tried = await tryThing(context, thing, { run, look: lookedAt < mostLookedAt ? look : null })
      if (tried.change) lookedAt += 1
      planned.push(tried)
    }
    return planned
  }
}

async function tryThing(
  context: AppContext,
  thing: TaskThing,
  { run, look }: { run: RunThing; look: LookAtThing | null },
): Promise<PlannedThing> {
  const { entityId } = thing
  let change: ThingChange | undefined
  try {
    const tried = await inTransaction(context, async (transaction) => {
      const before = await look?.(transaction, thing)
      const done = await run(context, transaction, thing)
      if (!done.ok) return done
      const after = await look?.(transaction, thing)
      if (before && after) change = { before, after }
      throw new RolledBack()
    })
    return { entityId, refusal: tried }
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return change ? { entityId, change } : { entityId }
}
