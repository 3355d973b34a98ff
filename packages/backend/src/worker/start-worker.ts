import { MINUTE, SECOND } from '@haverhof/domain/shared'
import { setTimeout } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import { type Queue, queues } from './queues.ts'
import { reportLateJobs } from './report-late-jobs.ts'
import { longestJobMs, workOffQueue } from './work-off-queue.ts'

export type Worker = AsyncDisposable

/**
 * Works until it is disposed, and then lets running jobs end (WORKER-2). A database that goes away never ends the
 * process: the worker comes back when it does.
 */
export function startWorker(shop: AppContext, { afterMs = 0 } = {}): Worker {
  const stopping = new AbortController()
  const context: AppContext = { ...shop, stopping: stopping.signal }
  const working = Promise.all(queues.map(keepWorking))
  const watching = setInterval(() => void reportLateJobs(context), MINUTE).unref()

  async function keepWorking(queue: Queue): Promise<void> {
    await pause(afterMs)
    while (!stopping.signal.aborted) {
      try {
        await workOffQueue(context, queue)
      } catch (error) {
        context.log.warn({ err: error }, 'the worker stopped and will start again')
      }
      await pause(SECOND)
    }
  }

  function pause(ms: number): Promise<void> {
    return setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  }

  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(watching)
      stopping.abort()
      await Promise.race([working, setTimeout(longestJobMs, undefined, { ref: false })])
    },
  }
}
