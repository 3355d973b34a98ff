import type { Parameter } from './parameters.ts'
import type { Target } from './targets.ts'

/** The ends of the bar that a value is drawn on. */
export type Scale = { low: number; high: number; isLogarithmic: boolean }

/** How many steps beyond the target a bar shows, so that bars of several samples have the same ends unless one is extreme. */
const stepsBeside = 2
/** And how many on the side of an open end. */
const stepsOpen = 6

/** Holds value, target and average; counts by powers of ten (LABORATORY-8). */
export function scaleOf(
  { isLogarithmic, target }: Pick<Parameter, 'isLogarithmic'> & { target: Omit<Target, 'source'> },
  value: number,
  average: number | null,
): Scale {
  const marks = [value, average, target.low, target.high].filter((mark) => mark !== null)
  return isLogarithmic ? countScale(target, marks) : plainScale(target, marks)
}

/** Ten times beyond the guide value is where the worst band begins. */
function countScale({ low, high }: Pick<Target, 'low' | 'high'>, marks: readonly number[]): Scale {
  const least = powerBelow(Math.min(...marks, low === null ? Infinity : low / 10))
  const most = powerAbove(Math.max(...marks, high === null ? 0 : high * 10))
  // What has no target might be a power of ten by itself.
  return { low: 10 ** least, high: 10 ** Math.max(most, least + 1), isLogarithmic: true }
}

/** A logarithm is rounded: that of 99,999,999,999.9998 is 11. */
function powerBelow(count: number): number {
  const power = Math.floor(Math.log10(count))
  return 10 ** power > count ? power - 1 : power
}

function powerAbove(count: number): number {
  const power = Math.ceil(Math.log10(count))
  return 10 ** power < count ? power + 1 : power
}

function plainScale({ low, high, step }: Omit<Target, 'source'>, marks: readonly number[]): Scale {
  const lowest = low === null ? (high ?? 0) - stepsOpen * step : low - stepsBeside * step
  const highest = high === null ? (low ?? 0) + stepsOpen * step : high + stepsBeside * step
  const least = Math.min(...marks, lowest)
  const most = Math.max(...marks, highest)
  return {
    low: Math.max(0, Math.min(Math.floor(least * 100) / 100, ...marks)),
    high: Math.max(Math.ceil(most * 100) / 100, ...marks),
    isLogarithmic: false,
  }
}
