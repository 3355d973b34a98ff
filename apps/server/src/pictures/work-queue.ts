/** Thrown when more work waits than anybody will wait for. */
export class QueueFull extends Error {}

/** Runs at most `atOnce` jobs; the rest wait in line, up to a length. */
export function createWorkQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new QueueFull()
      // The one who finishes hands its place over, so `running` does not change here.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
