import { type Database, listSql, type NoValues, statement } from '../database/index.ts'
import { minuteJobs } from './recurring-jobs.ts'

type Rows = Pick<Database, 'rows'>

export type MinuteWork = {
  /** For how long a part of it has not ended, by PostgreSQL's clock. */
  seconds: number
  /** Whether a part of it has never ended, so that it counts from the start of the process that asks. */
  hasNeverEnded: boolean
  /** Whether some process has told of it. */
  isTold: boolean
}

/** How the work of every minute is; what never ended has not for as long as this process runs (WORKER-14). */
export async function readMinuteWork({ rows }: Rows, runningSeconds: number): Promise<MinuteWork> {
  const [work] = await rows(readWork)
  const { seconds = null, hasNeverEnded = true, isTold = false } = work ?? {}
  return { seconds: Math.max(seconds ?? 0, hasNeverEnded ? runningSeconds : 0), hasNeverEnded, isTold }
}

/** Whether this process is the one that tells of it; once, and again when it has lasted for another day (WORKER-14). */
export async function beginMinuteAlarm({ rows }: Rows): Promise<boolean> {
  return (await rows(begin)).length > 0
}

/** The next one is told of again (WORKER-14). */
export async function endMinuteAlarm({ rows }: Rows): Promise<void> {
  await rows(end)
}

/** No work, but since when it has been told that the work does not end. */
const alarm = `'minute-work-late'`

const readWork = statement<NoValues, Omit<MinuteWork, 'seconds'> & { seconds: number | null }>(
  'jobs-minute-work',
  `
    select extract(epoch from now() - min(ended_at))::float8 seconds, count(ended_at) < ${minuteJobs.length} "hasNeverEnded",
      exists (select from recurring_work where job = ${alarm}) "isTold"
    from recurring_work where job in ${listSql(minuteJobs)}`,
)

const begin = statement<NoValues, { job: string }>(
  'jobs-begin-minute-alarm',
  `
    insert into recurring_work as told (job, last_execution) values (${alarm}, now())
    on conflict (job) do update set last_execution = now() where told.last_execution < now() - interval '1 day'
    returning job`,
)

const end = statement('jobs-end-minute-alarm', `delete from recurring_work where job = ${alarm}`)
