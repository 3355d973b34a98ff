import { SECOND } from '@haverhof/domain/shared'
import { setTimeout } from 'node:timers/promises'
import type { LogFunctionFactory, Runner, TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { AppContext } from '../app-context.ts'
import { openPool } from '../database/index.ts'
import { countFunnelOfMonth } from '../cart/index.ts'
import { renewContracts, renewSitemaps } from '../content/index.ts'
import { checkBooksNightly, countSales } from '../orders/index.ts'
import { remindOfCarts } from '../newsletter/index.ts'
import { remindWaiting } from '../repeat-delivery/index.ts'
import { requestReviews } from '../reviews/index.ts'
import { renewProductFeeds } from '../tracking/index.ts'
import { runDueWork } from './due-work.ts'
import { forgetOldRows } from './forget-old-rows.ts'
import { jobs } from './jobs.ts'
import { tellGivenUp, withJobTold } from './tell-job.ts'

/** A job may last as long as a slow mail server; one that hangs must not keep the shop from stopping. */
export const longestJobMs = 30 * SECOND
const longestEndMs = 5 * SECOND
const concurrency = 3
/** Each of those who take jobs has failed twice in a row. */
const failuresToGiveUp = 2 * concurrency
/** WORKER-1, ORDERS-15, REVIEWS-6, REMINDERS-2, REPEAT-15, BOOKS-2, RETENTION-2: a minute that is missed is made up for by the next one, so a failed one is not repeated. */
export const crontab = `\
* * * * * every-minute ?max=1
* * * * * renew-sitemaps ?max=1
* * * * * renew-product-feeds ?max=1
7 * * * * count-sales ?max=1
37 * * * * request-reviews ?max=1
47 * * * * remind-of-carts ?max=1
27 9 * * * remind-of-accounts ?max=1
23 3 * * * check-books ?max=1
43 3 * * * forget-old-rows ?max=1
53 3 * * * count-carts ?max=1`

type Task = (payload: unknown) => Promise<void>

/** WORKER-2: until it is told to stop, or the queue gives up because of a lost connection; running jobs end first. */
export async function workOffQueue(context: AppContext, stopping: AbortSignal): Promise<void> {
  await using pool = openWorkerPool(context)
  const running = new Set<Promise<void>>()
  const runner = await startRunner(context, pool, tasksOf(context, running))
  tellGivenUp(runner)
  const stop = () => void runner.stop().catch(() => undefined)
  if (stopping.aborted) stop()
  stopping.addEventListener('abort', stop)
  try {
    await Promise.race([runner.promise, whenLost(runner, running)])
  } finally {
    stopping.removeEventListener('abort', stop)
  }
  // Told to stop because it was lost, a queue ends as if all were well, sooner or later than we stop waiting for it.
  if (!stopping.aborted) throw new Error('the queue has lost its database')
}

/**
 * When the end of a job cannot be written, the queue stops itself, and counts wrongly what it still has to write: if the
 * ends of two jobs fail, or one fails and another does not, it waits for ever. So we wait for the jobs, not for the queue.
 */
async function whenLost(runner: Runner, running: ReadonlySet<Promise<void>>): Promise<void> {
  await Promise.race([
    new Promise<unknown>((resolve) => runner.events.once('pool:fatalError', resolve)),
    whenUnableToTakeJobs(runner),
  ])
  runner.stop().catch(() => undefined)
  await Promise.race([Promise.allSettled(running), setTimeout(longestJobMs, undefined, { ref: false })])
  // The ends of these jobs are written meanwhile.
  await setTimeout(SECOND, undefined, { ref: false })
}

/**
 * A queue that begins while the database refuses writes remembers that refusal and never takes a job again, however well the
 * database is later. Only a new one begins afresh.
 */
function whenUnableToTakeJobs({ events }: Runner): Promise<void> {
  let failures = 0
  const succeeded = () => {
    failures = 0
  }
  return new Promise((resolve) => {
    events.on('worker:getJob:empty', succeeded)
    events.on('job:start', succeeded)
    events.on('worker:getJob:error', () => {
      failures += 1
      if (failures === failuresToGiveUp) resolve()
    })
  })
}

/** Its own few connections: a busy shop does not keep the worker waiting, nor the other way round. */
function openWorkerPool(context: AppContext): pg.Pool & AsyncDisposable {
  const pool = openPool({
    url: context.database.directUrl,
    poolSize: concurrency,
    limits: context.database.limits,
    onIdleError: ({ message }) =>
      context.log.warn({ reason: message }, 'a connection of the worker was lost'),
  })
  // A network that swallows everything leaves connections that say nothing more: nobody waits for them.
  const end = () => Promise.race([pool.end(), setTimeout(longestEndMs, undefined, { ref: false })])
  return Object.assign(pool, { [Symbol.asyncDispose]: end })
}

async function startRunner(context: AppContext, pgPool: pg.Pool, taskList: TaskList): Promise<Runner> {
  // Loaded here, so that the shop answers before its worker exists.
  const { Logger, run } = await import('graphile-worker')
  return run({
    pgPool,
    concurrency,
    crontab,
    noHandleSignals: true,
    // Without this a job that ends while the database is away would end the whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(logTo(context)),
    taskList,
  })
}

function tasksOf(context: AppContext, running: Set<Promise<void>>): TaskList {
  const tasks: Record<string, Task> = {
    'every-minute': () => runDueWork(context),
    'count-sales': () => countSales(context),
    'request-reviews': () => requestReviews(context),
    'remind-of-carts': () => remindOfCarts(context),
    'remind-of-accounts': () => remindWaiting(context),
    'check-books': () => checkBooksNightly(context),
    'forget-old-rows': () => forgetOldRows(context),
    'count-carts': () => countFunnelOfMonth(context),
    'renew-sitemaps': async () => {
      await renewSitemaps(context)
      await renewContracts(context.database.rows, context.now())
    },
    'renew-product-feeds': () => renewProductFeeds(context),
  }
  for (const [name, job] of Object.entries(jobs)) tasks[name] = (payload) => job(context, payload)
  const counted = (job: string, task: Task) => async (payload: unknown) => {
    const run = withJobTold(job, payload, () => task(payload))
    running.add(run)
    await run.finally(() => running.delete(run))
  }
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, counted(name, task)]))
}

/** The queue logs every job; only what went wrong is worth a line, and never a payload. */
function logTo({ log }: AppContext): LogFunctionFactory {
  return () => (level, message) => {
    if (level === 'error') log.error({ worker: message }, 'the worker reports a failure')
    else if (level === 'warning') log.warn({ worker: message }, 'the worker reports a problem')
  }
}
