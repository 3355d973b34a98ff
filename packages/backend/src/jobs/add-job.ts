import { statement, type Transaction } from '../database/index.ts'
import { currentRequest, currentTraceparent } from '../observability/index.ts'

/** What the worker knows to do besides its work of every minute. */
export type JobName =
  | 'send-mail'
  | 'request-newsletter'
  | 'send-sandbox-webhook'
  | 'refund-payment'
  | 'tell-stock-alerts'
  | 'tell-askers'
  | 'deliver-webhooks'
  | 'run-task'

type When = { delayMs?: number }

/**
 * JOBS-1: a job is a row of the transaction that causes it. Most only bring forward what the work of every minute would
 * find by itself; the wish for the newsletter and the messages of the sandbox are found nowhere else.
 */
export async function addJob(
  { rows }: Transaction,
  job: JobName,
  payload: Record<string, unknown>,
  { delayMs = 0 }: When = {},
): Promise<void> {
  const cause = currentRequest()
  // OBSERVABILITY-1: what the job does belongs to what caused it.
  const caused = cause && { requestId: cause.requestId, traceparent: currentTraceparent() }
  await rows(insertJob, { job, payload: { ...payload, ...caused }, delayMs })
}

const insertJob = statement<{ job: string; payload: object; delayMs: number }>(
  'jobs-add',
  `
    select graphile_worker.add_job(:job, payload => :payload::json, max_attempts => 5,
      run_at => now() + :delayMs * interval '1 millisecond')`,
)
