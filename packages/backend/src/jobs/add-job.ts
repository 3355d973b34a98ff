import { statement, type Transaction } from '../database/index.ts'
import { currentRequest, currentTraceparent } from '../observability/index.ts'

/** What the worker knows to do besides its work of every minute. */
export type JobName = keyof typeof priorities

/** Lower runs first; what the clock adds comes before all of them (WORKER-10). Money and mails pass everything that may wait. */
const priorities = {
  'send-sandbox-webhook': -5,
  'refund-payment': -5,
  'send-mail': -5,
  'request-newsletter': 0,
  'tell-stock-alerts': 0,
  'tell-askers': 0,
  'deliver-webhooks': 5,
  'run-task': 5,
} as const

type When = { delayMs?: number }

/**
 * A job is a row of the transaction that causes it (JOBS-1). Most only bring forward what the work of every minute would
 * find by itself; the wish for the newsletter and the messages of the sandbox are found nowhere else.
 */
export async function addJob(
  { rows }: Transaction,
  job: JobName,
  payload: Record<string, unknown>,
  { delayMs = 0 }: When = {},
): Promise<void> {
  const cause = currentRequest()
  // What the job does belongs to what caused it (OBSERVABILITY-1).
  const caused = cause && { requestId: cause.requestId, traceparent: currentTraceparent() }
  await rows(insertJob, { job, payload: { ...payload, ...caused }, delayMs, priority: priorities[job] })
}

const insertJob = statement<{ job: string; payload: object; delayMs: number; priority: number }>(
  'jobs-add',
  `
    select graphile_worker.add_job(:job, payload => :payload::json, max_attempts => 5, priority => :priority::int,
      run_at => now() + :delayMs * interval '1 millisecond')`,
)

/** A job that failed as often as it may is due at once, and may fail as often again (HEALTH-2). Null where there is no such job. */
export async function retryJob({ rows }: Transaction, jobId: number): Promise<{ name: string } | null> {
  const [job] = await rows(retry, { jobId })
  return job ?? null
}

const retry = statement<{ jobId: number }, { name: string }>(
  'jobs-retry',
  `
    select coalesce(dead.task_identifier, '') "name" from graphile_worker.jobs dead,
      lateral graphile_worker.reschedule_jobs(array[dead.id], run_at => now(), attempts => 0) again
    where dead.id = :jobId and dead.attempts >= dead.max_attempts and dead.locked_at is null`,
)
