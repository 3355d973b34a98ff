import { SECOND } from '@haverhof/domain/shared'
import { setTimeout } from 'node:timers/promises'
import type { LogFunctionFactory, Runner } from 'graphile-worker'
import pg from 'pg'
import type { AppContext } from '../app-context.ts'
import { countSales } from '../orders/index.ts'
import { runDueWork } from './due-work.ts'
import { jobs } from './jobs.ts'

export type Worker = AsyncDisposable

const concurrency = 3
const longestEndMs = 5 * SECOND
/** A job may last as long as a slow mail server; one that hangs must not keep the shop from stopping. */
const longestStopMs = 30 * SECOND
/** A minute that is missed is made up for by the next one, so a failed one is not repeated. */
const crontab = '* * * * * every-minute ?max=1\n7 * * * * count-sales ?max=1'

/**
 * WORKER-2: works until it is disposed, and then lets running jobs end. A database that goes away never ends the
 * process: the worker comes back when it does.
 */
export function startWorker(context: AppContext, databaseUrl: string, { afterMs = 0 } = {}): Worker {
  const stopping = new AbortController()
  let runner: Runner | null = null
  const working = keepWorking()

  async function keepWorking(): Promise<void> {
    if (afterMs > 0) await pause(afterMs)
    while (!stopping.signal.aborted) {
      try {
        await using pool = openPool(context, databaseUrl)
        runner = await startRunner(context, pool)
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        context.log.warn({ err: error }, 'the worker stopped and will start again')
      }
      runner = null
      await pause(5 * SECOND)
    }
  }

  function pause(ms: number): Promise<void> {
    return setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  }

  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      const stopped = runner?.stop().catch(() => undefined)
      await Promise.race([stopped, setTimeout(longestStopMs, undefined, { ref: false })])
      await Promise.race([working, setTimeout(longestStopMs, undefined, { ref: false })])
    },
  }
}

/** Its own few connections: a busy shop does not keep the worker waiting, nor the other way round. */
function openPool(context: AppContext, connectionString: string): pg.Pool & AsyncDisposable {
  const pool = new pg.Pool({ connectionString, max: concurrency, connectionTimeoutMillis: 3 * SECOND })
  pool.on('error', ({ message }) =>
    context.log.warn({ reason: message }, 'a connection of the worker was lost'),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
  // A connection that was lost while the queue held it may never be given back: nobody waits for it.
  const end = () => Promise.race([pool.end(), setTimeout(longestEndMs, undefined, { ref: false })])
  return Object.assign(pool, { [Symbol.asyncDispose]: end })
}

async function startRunner(context: AppContext, pgPool: pg.Pool): Promise<Runner> {
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
    taskList: {
      'every-minute': () => runDueWork(context),
      'count-sales': () => countSales(context),
      ...Object.fromEntries(
        Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(context, payload)]),
      ),
    },
  })
}

/** The queue logs every job; only what went wrong is worth a line, and never a payload. */
function logTo({ log }: AppContext): LogFunctionFactory {
  return () => (level, message) => {
    if (level === 'error') log.error({ worker: message }, 'the worker reports a failure')
    else if (level === 'warning') log.warn({ worker: message }, 'the worker reports a problem')
  }
}
