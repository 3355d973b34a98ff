import type { AppContext } from '../app-context.ts'
import { type NoValues, statement } from '../database/index.ts'

/** Reports a queue without a worker, whatever the reason (WORKER-4). */
export async function reportLateJobs({ database, log }: AppContext): Promise<void> {
  try {
    const [late] = await database.rows(lateJobs)
    if (late) log.error(late, 'jobs are due and no worker takes them')
  } catch (error) {
    log.warn({ err: error }, 'the queue cannot be looked at')
  }
}

/** By the clock of PostgreSQL, which is what makes a job due. */
const lateJobs = statement<NoValues, { jobs: number; oldest: Date }>(
  'worker-late-jobs',
  `
    select count(*)::int jobs, min(run_at) oldest from graphile_worker.jobs
    where run_at < now() - interval '5 minutes' and locked_at is null and attempts < max_attempts
    having count(*) > 0`,
)
