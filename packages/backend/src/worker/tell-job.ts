import { randomUUID } from 'node:crypto'
import type { Runner } from 'graphile-worker'
import { minuteJobs } from '../jobs/index.ts'
import { errorMet, jobEnded, type RequestScope, traced, withinRequest } from '../observability/index.ts'

/** A job belongs to the request that caused it; one of the clock's has an id of its own (OBSERVABILITY-1). */
export function withJobTold(job: string, payload: unknown, run: () => Promise<void>): Promise<void> {
  const scope = causeIn(payload)
  return withinRequest(scope, async () => {
    const started = performance.now()
    let failed = true
    try {
      await traced({ kind: 'job', name: job }, run)
      failed = false
    } finally {
      jobEnded.publish({ job, ms: performance.now() - started, failed })
    }
  })
}

/** A job that is not tried any more (OBSERVABILITY-6). The parts of every minute's work tell of their errors themselves. */
export function tellGivenUp({ events }: Runner, stopping: AbortSignal): void {
  events.on('job:failed', ({ job: { task_identifier: name, payload }, error }) => {
    if (stopping.aborted || tellsItself.has(name)) return
    withinRequest(causeIn(payload), () => errorMet.publish({ kind: 'job', name, error }))
  })
}

const tellsItself: ReadonlySet<string> = new Set(minuteJobs)

function causeIn(payload: unknown): RequestScope {
  const { requestId, traceparent } = (payload ?? {}) as Partial<RequestScope>
  return { requestId: requestId ?? randomUUID(), traceparent: traceparent ?? null }
}
