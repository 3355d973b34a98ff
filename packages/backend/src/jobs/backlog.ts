import { type Database, listSql, type NoValues, statement } from '../database/index.ts'
import { recurringJobs } from './recurring-jobs.ts'

export type JobBacklog = { due: number; oldestDueSeconds: number; dead: number }

const none: JobBacklog = { due: 0, oldestDueSeconds: 0, dead: 0 }

/** What the worker has not done yet, though it could; jobs that are running are not waiting. */
export async function readJobBacklog({ rows }: Pick<Database, 'rows'>): Promise<JobBacklog> {
  const [backlog] = await rows(readBacklog)
  return backlog ?? none
}

/** Failed as often as it may: it is not retried. What the clock adds again is no loss: the next run makes up for it. */
const isDeadSql = `attempts >= max_attempts and locked_at is null and task_identifier not in ${listSql(recurringJobs)}`

const readBacklog = statement<NoValues, JobBacklog>(
  'jobs-backlog',
  `
    select count(*) filter (where is_due)::int due,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 "oldestDueSeconds",
      count(*) filter (where is_dead)::int dead
    from (
      select run_at, ${isDeadSql} is_dead,
        attempts < max_attempts and locked_at is null and run_at <= now() is_due
      from graphile_worker.jobs
    ) job`,
)

export type DeadJob = { jobId: number; name: string; failedAt: Date; error: string | null }

/** The last that failed as often as they may, with what went wrong. */
export function readDeadJobs({ rows }: Pick<Database, 'rows'>): Promise<DeadJob[]> {
  return rows(readDead)
}

const readDead = statement<NoValues, DeadJob>(
  'jobs-dead',
  `
    select id::float8 "jobId", coalesce(task_identifier, '') "name", coalesce(updated_at, now()) "failedAt", last_error error
    from graphile_worker.jobs where ${isDeadSql} order by updated_at desc limit 10`,
)
