import { statement, type Transaction } from '../database/index.ts'

/** HEALTH-2: a job that failed as often as it may is due at once, and may fail as often again. Null where there is no such job. */
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
