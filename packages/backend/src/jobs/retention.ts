import { DAY, type KindOfData, keptDays, MINUTE } from '@haverhof/domain/shared'
import type { Resources } from '../resources.ts'
import { type NoValues, type Statement, statement, listSql } from '../database/index.ts'
import { recurringJobs } from './recurring-jobs.ts'

type Context = Pick<Resources, 'database' | 'now'>
type Batch = Statement<{ before: Date; atOnce: number }, { deleted: number }>
type Span = Statement<{ after: Date; before: Date }, { deleted: number }>

/** The owner's statement that forgets what is older than its period in `keptDays` (RETENTION-1). */
export type Retention = {
  what: KindOfData
  table: string
} & (
  | {
      /** Takes so many rows that are older than a moment, whichever; asked again until there are fewer. */
      batch: Batch
    }
  | {
      /** The same by a function of its owner, for those who are to be told. Says how many were taken. */
      forget: (context: Context, of: { before: Date; atOnce: number }) => Promise<number>
    }
  | {
      /** Takes what is of a span of time, where nothing but its age tells which rows are left; goes from day to day. */
      span: Span
      /** Where to begin, once. */
      oldest: Statement<NoValues, { oldest: Date | null }>
    }
)

type Bounds = { atOnce: number; longestMs: number }

/** Deletes the rows of a table of its own context, a batch at a time: `which` compares their time with `:before`. */
export function deleteRows(what: KindOfData, table: string, which: string): Retention {
  const batch = statement<{ before: Date; atOnce: number }, { deleted: number }>(
    `forget-${what.replaceAll(' ', '-')}`,
    `
      with deleted as (
        delete from ${table}
        where ctid = any(array(select ctid from ${table} where ${which} limit :atOnce for update skip locked)) returning 1)
      select count(*)::int deleted from deleted`,
  )
  return { what, table, batch }
}

/** A batch is short, and so are its locks; the rest of a long night's work is done the night after. */
const bounds: Bounds = { atOnce: 1000, longestMs: MINUTE }

/** In small transactions, for a minute at most (RETENTION-2). Returns the number of deleted rows. */
export async function forgetOld(context: Context, retention: Retention, within = bounds): Promise<number> {
  const before = new Date(context.now().getTime() - keptDays[retention.what] * DAY)
  const until = performance.now() + within.longestMs
  if ('span' in retention) return forgetSpans(context, retention, before, until)
  const { atOnce } = within
  const forgetSome = async () => {
    if ('forget' in retention) return retention.forget(context, { before, atOnce })
    const [row] = await context.database.rows(retention.batch, { before, atOnce })
    return row?.deleted ?? 0
  }
  return forgetBatches(forgetSome, { atOnce, longestMs: until })
}

async function forgetBatches(
  forgetSome: () => Promise<number>,
  { atOnce, longestMs: until }: Bounds,
): Promise<number> {
  let forgotten = 0
  for (;;) {
    const deleted = await forgetSome()
    forgotten += deleted
    if (deleted < atOnce || performance.now() > until) return forgotten
  }
}

async function forgetSpans(
  { database }: Pick<Resources, 'database'>,
  { what, span, oldest }: Extract<Retention, { span: Span }>,
  before: Date,
  until: number,
): Promise<number> {
  const [progress] = await database.rows(readReached, { what })
  let reached = progress?.reached ?? (await database.rows(oldest))[0]?.oldest ?? before
  let forgotten = 0
  while (reached < before && performance.now() < until) {
    const next = new Date(Math.min(before.getTime(), reached.getTime() + DAY))
    const [row] = await database.rows(span, { after: reached, before: next })
    forgotten += row?.deleted ?? 0
    await database.rows(keepReached, { what, reached: next })
    reached = next
  }
  return forgotten
}

const readReached = statement<{ what: string }, { reached: Date }>(
  'retention-reached',
  'select reached from retention_progress where what = :what',
)

const keepReached = statement<{ what: string; reached: Date }>(
  'retention-keep-reached',
  `
    insert into retention_progress (what, reached) values (:what, :reached)
    on conflict (what) do update set reached = excluded.reached`,
)

/** Jobs that failed as often as they may; those that are done leave no row. */
export const jobRetention: readonly Retention[] = [
  deadJobs('dead jobs of the clock', `task_identifier in ${listSql(recurringJobs)}`),
  deadJobs('dead jobs', 'true'),
]

function deadJobs(what: KindOfData, which: string): Retention {
  return {
    what,
    table: 'graphile_worker.jobs',
    batch: statement<{ before: Date; atOnce: number }, { deleted: number }>(
      `jobs-forget-${what.replaceAll(' ', '-')}`,
      `
        select cardinality(array(select (graphile_worker.complete_jobs(array(
          select id from graphile_worker.jobs
          where attempts >= max_attempts and locked_at is null and updated_at < :before and ${which} limit :atOnce))).id))::int deleted`,
    ),
  }
}
