import type { Numbering } from '@haverhof/domain/catalogue'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { connectDatabase, type DatabaseLimits } from '../../database/index.ts'
import { loadFigures } from './load-figures.ts'
import { loadSite } from './load-site.ts'
import { loadTexts } from './load-texts.ts'
import { loadReference, type Reference } from './reference.ts'
import type { TextScope } from './text-documents.ts'

export type Task =
  | { kind: 'figures' }
  | { kind: 'site'; figures: Numbering; siteId: number; now: Date }
  | { kind: 'texts'; figures: Numbering; scope: TextScope }
export type Order = { id: number; task: Task }
export type Built = { id: number; part?: unknown; error?: string }

type ThreadData = { directUrl: string; limits: DatabaseLimits }

if (parentPort) answerOrders(parentPort, workerData as ThreadData)

/** The thread that makes the parts of the index, one after the other, over a connection of its own. */
function answerOrders(port: MessagePort, { directUrl, limits }: ThreadData): void {
  const database = connectDatabase({ url: directUrl, poolSize: 1, limits, onIdleError: () => undefined })
  let reference: Promise<Reference> | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function make(task: Task) {
    reference ??= loadReference(database)
    if (task.kind === 'figures') return loadFigures(database, await reference)
    if (task.kind === 'site') return loadSite(database, task.figures, task.siteId, task.now)
    return loadTexts(database, task.figures, await reference, task.scope)
  }

  async function answer({ id, task }: Order): Promise<void> {
    try {
      const part = await make(task)
      port.postMessage({ id, part } satisfies Built, buffersOf(part))
    } catch (error) {
      reference = null
      port.postMessage({ id, error: String(error) } satisfies Built, [])
    }
  }

  port.on('message', (order: Order) => {
    last = last.then(() => answer(order))
  })
}

/** Below this a copy is cheaper than handing the memory over. */
const smallest = 16_384

/** The memory of the columns in a part of the index, which is handed over to another thread instead of being copied. */
function buffersOf(part: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>()
  collect(part, buffers)
  return [...buffers]
}

function collect(part: unknown, buffers: Set<ArrayBuffer>): void {
  if (ArrayBuffer.isView(part)) {
    if (part.byteLength >= smallest && part.buffer instanceof ArrayBuffer) buffers.add(part.buffer)
  } else if (part instanceof Map || Array.isArray(part)) {
    for (const value of part.values()) collect(value, buffers)
  } else if (part !== null && typeof part === 'object') {
    for (const value of Object.values(part)) collect(value, buffers)
  }
}
