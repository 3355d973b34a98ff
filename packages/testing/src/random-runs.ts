/** How many random cases a test tries: `npm run test:long` tries ten times as many. */
export const randomRuns = process.env['LONG'] ? 100_000 : 10_000
