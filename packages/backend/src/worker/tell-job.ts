import { randomUUID } from 'node:crypto'
import { jobEnded, withinRequest } from '../observability/index.ts'

/** OBSERVABILITY-1: a job belongs to the request that caused it; one of the clock's has an id of its own. */
export function withJobTold(job: string, payload: unknown, run: () => Promise<void>): Promise<void> {
  const scope = { requestId: requestIdIn(payload) ?? randomUUID(), traceparent: null }
  return withinRequest(scope, async () => {
    const started = performance.now()
    let failed = true
    try {
      await run()
      failed = false
    } finally {
      jobEnded.publish({ job, ms: performance.now() - started, failed })
    }
  })
}

function requestIdIn(payload: unknown): string | null {
  const { requestId } = (payload ?? {}) as { requestId?: unknown }
  return typeof requestId === 'string' ? requestId : null
}
