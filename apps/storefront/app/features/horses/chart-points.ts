type Weight = { weighedOn: string; weightKg: number }

/** The oldest on the left, by the calendar; the lightest at the foot. A horse that never changed is a line in the middle. */
export function chartPoints(
  weights: readonly Weight[],
  { width, height }: { width: number; height: number },
) {
  const days = weights.map(({ weighedOn }) => Date.parse(weighedOn))
  const kilos = weights.map(({ weightKg }) => weightKg)
  const across = scale(days, width)
  const up = scale(kilos, height)
  return weights.toReversed().map(({ weighedOn, weightKg }) => ({
    day: weighedOn,
    x: across(Date.parse(weighedOn)),
    y: height - up(weightKg),
  }))
}

function scale(values: readonly number[], length: number): (value: number) => number {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  return (value) => (span === 0 ? length / 2 : Math.round(((value - least) / span) * length))
}
