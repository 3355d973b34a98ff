import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Runs the stories in another order each time, so that none leans on what another left; `SEED=…` repeats an order. */
export default class Shuffle implements Reporter {
  private readonly seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))

  async preprocess({ suite }: { config: FullConfig; suite: Suite }): Promise<void> {
    const next = randomNumbers(this.seed)
    const order = shuffled(suite, next)
    // Playwright hands out its own lists: should it begin to copy them, the stories would run in their old order in silence.
    if (suite.allTests().some((story, index) => story !== order[index]))
      throw new Error('Playwright no longer runs the stories in the order of its suites')
    process.stdout.write(`SEED=${this.seed}\n`)
  }

  onEnd(): void {
    process.stdout.write(`  in the order of SEED=${this.seed}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}

/** Shuffles what stands in this suite, in place, and answers with the stories in their new order. */
function shuffled(suite: Suite, next: () => number): TestCase[] {
  const entries = suite.entries()
  for (let last = entries.length - 1; last > 0; last -= 1) {
    const picked = Math.floor(next() * (last + 1))
    const [one, other] = [entries[last], entries[picked]]
    if (one && other) [entries[last], entries[picked]] = [other, one]
  }
  return [...entries].flatMap((entry) => (entry.type === 'test' ? [entry] : shuffled(entry, next)))
}

/** Mulberry32: the same seed gives the same numbers. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
