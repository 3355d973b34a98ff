import { SECOND } from '@haverhof/domain/shared'
import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { LogFunctionFactory, Runner, RunnerOptions } from 'graphile-worker'
import type pg from 'pg'
import type { AppContext } from '../app-context.ts'
import { openPool, runOn } from '../database/index.ts'
import { keepClockwork } from './keep-clockwork.ts'
import type { Queue } from './queues.ts'
import { tasksOf } from './tasks-of.ts'
import { tellGivenUp } from './tell-job.ts'

/** A job may last as long as a slow mail server; one that hangs must not keep the shop from stopping. */
export const longestJobMs = 30 * SECOND
const longestEndMs = 5 * SECOND

/** Until it is told to stop, or the queue gives up because of a lost connection; running jobs end first (WORKER-2). */
export async function workOffQueue(context: AppContext, queue: Queue): Promise<void> {
  const { stopping } = context
  await using pool = openWorkerPool(context, queue)
  const running = new Set<Promise<void>>()
  const { runner, queueIds } = await startRunner(context, pool, queue, running)
  await using clockwork = keepClockwork({ context, rows: runOn(pool), queueIds })
  tellGivenUp(runner, stopping)
  const stop = () => void runner.stop().catch(() => undefined)
  if (stopping.aborted) stop()
  stopping.addEventListener('abort', stop)
  try {
    await Promise.race([runner.promise, whenLost(runner, running, queue)])
  } finally {
    stopping.removeEventListener('abort', stop)
    await clockwork[Symbol.asyncDispose]()
  }
  // Told to stop because it was lost, a queue ends as if all were well, sooner or later than we stop waiting for it.
  if (!stopping.aborted) throw new Error('the queue has lost its database')
}

/**
 * When the end of a job cannot be written, the queue stops itself, and counts wrongly what it still has to write: if the
 * ends of two jobs fail, or one fails and another does not, it waits for ever. So we wait for the jobs, not for the queue.
 */
async function whenLost(runner: Runner, running: ReadonlySet<Promise<void>>, queue: Queue): Promise<void> {
  await Promise.race([
    new Promise<unknown>((resolve) => runner.events.once('pool:fatalError', resolve)),
    whenUnableToTakeJobs(runner, queue),
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
function whenUnableToTakeJobs({ events }: Runner, { concurrency }: Queue): Promise<void> {
  let failures = 0
  const succeeded = () => {
    failures = 0
  }
  return new Promise((resolve) => {
    events.on('worker:getJob:empty', succeeded)
    events.on('job:start', succeeded)
    events.on('worker:getJob:error', () => {
      failures += 1
      // Each of those who take jobs has failed twice in a row.
      if (failures === 2 * concurrency) resolve()
    })
  })
}

/** Its own few connections: a busy shop does not keep the worker waiting, nor the other way round. */
function openWorkerPool(context: AppContext, { concurrency }: Queue): pg.Pool & AsyncDisposable {
  const pool = openPool({
    url: context.database.directUrl,
    poolSize: concurrency,
    limits: context.database.limits,
    onIdleError: ({ message }) =>
      context.log.warn({ reason: message }, 'a connection of the worker was lost'),
  })
  // A network that swallows everything leaves silent connections: no job waits for them.
  const end = () => Promise.race([pool.end(), setTimeout(longestEndMs, undefined, { ref: false })])
  return Object.assign(pool, { [Symbol.asyncDispose]: end })
}

async function startRunner(
  context: AppContext,
  pgPool: pg.Pool,
  queue: Queue,
  running: Set<Promise<void>>,
): Promise<{ runner: Runner; queueIds: readonly string[] }> {
  // Loaded here, so that the shop answers before its worker exists.
  const { Logger, run } = await import('graphile-worker')
  const events: NonNullable<RunnerOptions['events']> = new EventEmitter()
  const queueIds: string[] = []
  // Under this name it locks its jobs.
  events.on('pool:create', ({ workerPool }) => queueIds.push(workerPool.id))
  const runner = await run({
    pgPool,
    events,
    concurrency: queue.concurrency,
    // Graphile-worker's own goes by the clock of the process (WORKER-6).
    parsedCronItems: [],
    noHandleSignals: true,
    // Without this a job that ends while the database is away would end the whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(logTo(context)),
    taskList: tasksOf(context, queue, running),
  })
  return { runner, queueIds }
}

/** The queue logs every job; only what went wrong is worth a line, and never a payload. What a stop cuts off comes again. */
function logTo({ log, stopping }: AppContext): LogFunctionFactory {
  return () => (level, message) => {
    if (stopping.aborted) log.info({ worker: message }, 'the worker ends')
    else if (level === 'error') log.error({ worker: message }, 'the worker reports a failure')
    else if (level === 'warning') log.warn({ worker: message }, 'the worker reports a problem')
  }
}
