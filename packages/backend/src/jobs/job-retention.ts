import type { KindOfData } from '@haverhof/domain/shared'
import { listSql, statement } from '../database/index.ts'
import { recurringJobs } from './recurring-jobs.ts'
import type { Retention } from './retention.ts'

/** Jobs that failed as often as they may; those that are done leave no row. */
export const jobRetention: readonly Retention[] = [
  deadJobs('dead jobs of the clock', `task_identifier in ${listSql(recurringJobs)}`),
  deadJobs('dead jobs', 'true'),
]

function deadJobs(what: KindOfData, which: string): Retention {
  return {
    what,
    table: 'graphile_worker.jobs',
    batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
      `jobs-forget-${what.replaceAll(' ', '-')}`,
      `
        select cardinality(array(select (graphile_worker.complete_jobs(array(
          select id from graphile_worker.jobs
          where attempts >= max_attempts and locked_at is null and updated_at < :before and ${which} limit :atOnce))).id))::int gone`,
    ),
  }
}
