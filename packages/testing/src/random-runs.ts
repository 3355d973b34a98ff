const isLong = process.env['LONG'] !== undefined

/** How many random cases a test tries: `npm run test:long` tries ten times as many. */
export const randomRuns = isLong ? 100_000 : 10_000

/** `npm test` looks at every tenth, the first among them; `npm run test:long` at all. */
export function someOf<Item>(all: readonly Item[]): readonly Item[] {
  return isLong ? all : all.filter((_, index) => index % 10 === 0)
}

/** `npm test` tries the same cases on every machine; `npm run test:long` others each time, and prints the seed of one that fails. */
export function randomCases(share = 1): { numRuns: number; seed?: number } {
  return { numRuns: randomRuns * share, ...(!isLong && { seed: 2026 }) }
}
