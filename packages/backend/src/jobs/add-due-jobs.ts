import { SECOND } from '@haverhof/domain/shared'
import { type RunStatement, statement } from '../database/index.ts'
import { cadences } from './recurring-jobs.ts'

export type DueJob = { job: string; isTakenBack: boolean }

/**
 * Queues the recurring jobs that are due by PostgreSQL's clock, however many processes ask for it (WORKER-6). An execution that lies
 * in the future was written while a clock was wrong: it is taken back.
 */
export function addDueJobs(rows: RunStatement): Promise<DueJob[]> {
  return rows(addDue, { jobs, everySeconds, afterSeconds, priority: clockPriority })
}

/** When the job last ran to its end, well or not. */
export async function markEnded(rows: RunStatement, job: string): Promise<void> {
  await rows(markJobEnded, { job })
}

/** Makes the job due again, for a process with the right time (WORKER-6). */
export async function putOff(rows: RunStatement, job: string): Promise<void> {
  await rows(makeDue, { job })
}

/** Lower runs first: work of the clock comes before everything else. */
const clockPriority = -10

const jobs = Object.keys(cadences)
const everySeconds = Object.values(cadences).map(({ everyMs }) => everyMs / SECOND)
const afterSeconds = Object.values(cadences).map(({ afterMs }) => afterMs / SECOND)

type Plan = { jobs: string[]; everySeconds: number[]; afterSeconds: number[]; priority: number }

// A new job begins with its next moment. A locked row is left to the worker that locked it.
const addDue = statement<Plan, DueJob>(
  'jobs-add-due',
  `
    with planned as (
      select job, date_bin(every_seconds * interval '1 second', now(), timestamptz 'epoch' + after_seconds * interval '1 second') moment
      from unnest(:jobs::text[], :everySeconds::int[], :afterSeconds::int[]) plan (job, every_seconds, after_seconds)
    ), begun as (
      insert into recurring_work (job, last_execution) select job, moment from planned on conflict (job) do nothing
    ), due as materialized (
      select work.job, planned.moment, work.last_execution > clock_timestamp() "isTakenBack"
      from recurring_work work join planned on planned.job = work.job
      where work.last_execution < planned.moment or work.last_execution > clock_timestamp()
      order by work.job for update of work skip locked
    ), begins as (
      update recurring_work work set last_execution = due.moment from due where work.job = due.job
    )
    select due.job, due."isTakenBack" from due, lateral graphile_worker.add_job(due.job,
      max_attempts => 1, job_key => due.job, priority => :priority::int) queued`,
)

const markJobEnded = statement<{ job: string }>(
  'jobs-mark-ended',
  'update recurring_work set ended_at = now() where job = :job',
)

const makeDue = statement<{ job: string }>(
  'jobs-put-off',
  `update recurring_work set last_execution = last_execution - interval '1 microsecond' where job = :job`,
)
