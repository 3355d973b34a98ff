import { Refusal } from '../../http/index.ts'

type Bounds = { atOnce: number; waiting: number }

/** Runs at most `atOnce` pieces of work together; one more than `waiting` in line is sent away with 503. */
export function createQueue({ atOnce, waiting }: Bounds) {
  let running = 0
  const line: (() => void)[] = []

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waiting) throw tooBusy()
    // Whoever finishes hands its place over, so the count stays as it is.
    await new Promise<void>((resolve) => line.push(resolve))
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await turn()
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}

function tooBusy(): Refusal {
  return new Refusal({
    status: 503,
    code: 'try-again',
    title: 'The shop is busy. Please try again in a moment.',
    headers: { 'retry-after': '2' },
  })
}
