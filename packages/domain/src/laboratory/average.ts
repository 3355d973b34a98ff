/** A mean with how many samples stand behind it. */
export type Reference = { average: number; count: number }

/** Our own measurements: the sum of what `tallied` makes of each. */
export type Tally = { total: number; count: number }

/** LABORATORY-9: germs grow by doubling, so their mean is that of the powers; one bad bale would drown a plain one. */
export function tallied(value: number, isLogarithmic: boolean): number {
  return isLogarithmic ? Math.log10(value) : value
}

/** LABORATORY-9: the average of the laboratory's earlier samples and our own together, to three digits; null when there are none. */
export function averageOf(
  reference: Reference | null,
  tally: Tally | null,
  isLogarithmic: boolean,
): number | null {
  const count = (reference?.count ?? 0) + (tally?.count ?? 0)
  if (count === 0) return null
  const before = reference ? tallied(reference.average, isLogarithmic) * reference.count : 0
  const mean = (before + (tally?.total ?? 0)) / count
  return Number((isLogarithmic ? 10 ** mean : mean).toPrecision(3))
}
