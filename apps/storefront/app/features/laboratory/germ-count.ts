const leastGrouped = 10_000

/** RESULT-PAGES-3: counts of germs run into millions, and are read in groups of three in every language: `1 200 000`. */
export function germCount(count: number): string {
  const digits = String(Math.round(count))
  return count < leastGrouped ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u202f')
}
