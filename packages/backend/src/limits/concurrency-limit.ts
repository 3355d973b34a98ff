import pLimit from 'p-limit'
import { Refusal } from '../http/problem.ts'

type Bounds = { concurrency: number; maxPending: number }

/** A semaphore: at most `concurrency` pieces of work run together; one more than `maxPending` in line is refused at once. */
export function concurrencyLimit({ concurrency, maxPending }: Bounds) {
  const limit = pLimit(concurrency)
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.pendingCount >= maxPending) throw new TooBusy()
    return limit(work)
  }
}

export class TooBusy extends Refusal {
  constructor() {
    super({
      status: 503,
      code: 'try-again',
      title: 'The shop is busy. Please try again in a moment.',
      headers: { 'retry-after': '2' },
    })
  }
}
