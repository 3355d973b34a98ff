import pLimit from 'p-limit'
import { TooBusy } from './too-busy.ts'

type Bounds = { concurrency: number; maxPending: number }

/** A semaphore: at most `concurrency` pieces of work run together; one more than `maxPending` in line is refused at once. */
export function concurrencyLimit({ concurrency, maxPending }: Bounds) {
  const limit = pLimit(concurrency)
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.pendingCount >= maxPending) throw new TooBusy()
    return limit(work)
  }
}
