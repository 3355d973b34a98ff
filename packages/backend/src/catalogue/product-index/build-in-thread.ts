import type { Numbering } from '@haverhof/domain/catalogue'
import { SECOND } from '@haverhof/domain/shared'
import { Worker } from 'node:worker_threads'
import type { Database } from '../../database/index.ts'
import type { BuildIndex } from './index-parts.ts'
import type { Built, Order, Task } from './build-thread.ts'

/** What comes together is made by one thread; then its memory is given back. */
const idleMs = 5 * SECOND

type Waiting = { resolve: (built: never) => void; reject: (error: Error) => void }

/** Makes the parts of the index in a thread, so that no page waits for it: only the finished columns come over. */
export function buildInThread({ directUrl, limits }: Database): BuildIndex {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let tasks = 0

  function start(): Worker {
    const started = new Worker(new URL('./build-thread.ts', import.meta.url), {
      workerData: { directUrl, limits },
    })
    started.unref()
    started.on('message', ({ id, part, error }: Built) => {
      const task = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) task?.resolve(part as never)
      else task?.reject(new Error(error))
      if (waiting.size === 0) idle = setTimeout(end, idleMs).unref()
    })
    started.on('error', fail)
    started.on('exit', () => fail(new Error('the thread that makes the index has ended')))
    return started
  }

  function end(): void {
    const ended = thread
    thread = null
    void ended?.terminate()
  }

  function fail(error: Error): void {
    if (waiting.size === 0) return
    thread = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function make<Part>(task: Task): Promise<Part> {
    clearTimeout(idle)
    const order: Order = { id: (tasks += 1), task }
    return new Promise<Part>((resolve, reject) => {
      waiting.set(order.id, { resolve, reject })
      thread ??= start()
      thread.postMessage(order, [])
    })
  }

  return {
    figures: () => make({ kind: 'figures' }),
    site: (figures, siteId, now) => make({ kind: 'site', figures: numbering(figures), siteId, now }),
    texts: (figures, scope) => make({ kind: 'texts', figures: numbering(figures), scope }),
  }
}

/** Alone, without the other columns. */
function numbering(figures: Numbering): Numbering {
  const { docCount, docsGiven, productIds, docOfProduct, layers, variantIds } = figures
  return { docCount, docsGiven, productIds, docOfProduct, layers, variantIds }
}
