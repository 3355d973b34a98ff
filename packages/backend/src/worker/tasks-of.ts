import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../app-context.ts'
import { markEnded, putOff, type RecurringJob, recurringJobs } from '../jobs/index.ts'
import type { Queue, Task } from './queues.ts'
import { withJobTold } from './tell-job.ts'

type Payload = (payload: unknown) => Promise<void>

/** The tasks of a queue for graphile-worker; `running` holds those that have not ended. */
export function tasksOf(context: AppContext, { tasks }: Queue, running: Set<Promise<void>>): TaskList {
  const counted = (job: string, task: Payload) => async (payload: unknown) => {
    const run = withJobTold(job, payload, () => task(payload))
    running.add(run)
    await run.finally(() => running.delete(run))
  }
  const taskFor = (job: string, task: Task) =>
    isRecurring(job)
      ? recurring(context, job, task)
      : async (payload: unknown) => void (await task(context, payload))
  return Object.fromEntries(
    Object.entries(tasks).map(([job, task]) => [job, counted(job, taskFor(job, task))]),
  )
}

function isRecurring(job: string): job is RecurringJob {
  return (recurringJobs as readonly string[]).includes(job)
}

/**
 * By PostgreSQL's clock, and where that is not known at another process or later (WORKER-6).
 * That it ended is kept, well or not, but not that it was cut off (WORKER-9).
 */
function recurring(context: AppContext, job: RecurringJob, task: Task): Payload {
  return async (payload) => {
    await context.clock.measure()
    if (!context.clock.isMeasured()) return putOff(context.database.rows, job)
    try {
      await task(context, payload)
    } finally {
      if (!context.stopping.aborted) await markEnded(context.database.rows, job)
    }
  }
}
