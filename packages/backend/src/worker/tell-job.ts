import { randomUUID } from 'node:crypto'
import { jobEnded, type RequestScope, traced, withinRequest } from '../observability/index.ts'

/** OBSERVABILITY-1: a job belongs to the request that caused it; one of the clock's has an id of its own. */
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

function causeIn(payload: unknown): RequestScope {
  const { requestId, traceparent } = (payload ?? {}) as Partial<RequestScope>
  return { requestId: requestId ?? randomUUID(), traceparent: traceparent ?? null }
}
