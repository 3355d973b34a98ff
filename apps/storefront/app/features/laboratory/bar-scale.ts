import type { MeasuredValue } from './report'

export type BarMarks = { value: number; average: number | null; target: { from: number; to: number } | null }

/**
 * Where the marks of a bar stand, in percent from its
 * left end (LABORATORY-PAGES-20). An open end of the target reaches the end of the bar.
 */
export function barMarks({ value, average, target, scale }: MeasuredValue): BarMarks {
  const positionOf = (figure: number) => placeOn(scale, figure)
  return {
    value: positionOf(value),
    average: average === null ? null : positionOf(average),
    target: target.low === null && target.high === null ? null : span(target, positionOf),
  }
}

function span({ low, high }: MeasuredValue['target'], positionOf: (figure: number) => number) {
  return { from: low === null ? 0 : positionOf(low), to: high === null ? 100 : positionOf(high) }
}

function placeOn({ low, high, isLogarithmic }: MeasuredValue['scale'], figure: number): number {
  const along = isLogarithmic ? Math.log10 : (plain: number) => plain
  const part = (along(Math.max(figure, low)) - along(low)) / (along(high) - along(low))
  return Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10
}

/** Bars that stand beside each other begin and end alike (LABORATORY-PAGES-8). */
export function onOneScale(values: readonly (MeasuredValue | null)[]): (MeasuredValue | null)[] {
  const scales = values.flatMap((value) => (value ? [value.scale] : []))
  const low = Math.min(...scales.map((scale) => scale.low))
  const high = Math.max(...scales.map((scale) => scale.high))
  return values.map((value) => value && { ...value, scale: { ...value.scale, low, high } })
}
