/** In milliseconds; printed in seconds. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

export function medianAndWorst(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return `${seconds(median)} (median), ${seconds(sorted.at(-1) ?? 0)} (worst)`
}

/** How often each came: `200: 9, 409: 21`. */
export function tally(things: readonly (string | number)[]): string {
  const groups = Object.groupBy(things.map(String), (thing) => thing)
  return Object.entries(groups)
    .map(([thing, all]) => `${thing}: ${all?.length}`)
    .join(', ')
}
