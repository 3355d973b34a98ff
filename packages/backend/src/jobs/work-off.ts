import pLimit from 'p-limit'
import type { Resources } from '../resources.ts'

const concurrency = 4

type Failure = { level?: 'warn' | 'error'; details: object; text: string }

/**
 * Works off many things, some at once; what fails for one does not keep the others waiting. None is begun once the process
 * is to stop, and what the stop cuts off is no failure: the next minute does it (WORKER-8).
 */
export async function workOff<Item>(
  { log, stopping }: Pick<Resources, 'log' | 'stopping'>,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  failureOf: (item: Item) => Failure,
): Promise<void> {
  await pLimit(concurrency).map(items, async (item) => {
    if (stopping.aborted) return
    try {
      await work(item)
    } catch (err) {
      if (stopping.aborted) return
      const { level = 'error', details, text } = failureOf(item)
      log[level]({ err, ...details }, text)
    }
  })
}
