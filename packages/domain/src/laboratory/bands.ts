import type { Parameter, Target } from './parameters.ts'
import type { Analysis } from './sample.ts'

export type Band = 1 | 2 | 3 | 4 | 5

/** LABORATORY-7: where a value lies. */
export function bandOf(analysis: Analysis, parameter: Parameter & { target: Target }, value: number): Band {
  if (analysis === 'Rqs') return feedBand(parameter.target, value)
  if (!parameter.isLogarithmic) return conditionBand(parameter.target, value)
  const band = countBand(parameter.target, value)
  return band > parameter.worstBand ? parameter.worstBand : band
}

/** On which side of its target a value lies. */
export function sideOf({ low, high }: Target, value: number): 'below' | 'in' | 'above' {
  if (low !== null && value < low) return 'below'
  return high !== null && value > high ? 'above' : 'in'
}

/** Far below, below, in the target, above, far above. */
function feedBand({ low, high, step }: Target, value: number): Band {
  if (low !== null && value < low) return value < low - step ? 1 : 2
  if (high !== null && value > high) return value > high + step ? 5 : 4
  return 3
}

/** Five and ten times what is usual are where laboratories draw their lines. */
const slightly = 5
const strongly = 10

/** By how many times a count passes its guide value, or stays behind one that should be reached. */
function countBand({ low, high }: Target, value: number): Band {
  const times = Math.max(high === null ? 0 : value / high, low === null ? 0 : low / value)
  if (times <= 1 / strongly) return 1
  if (times <= 1) return 2
  if (times <= slightly) return 3
  return times <= strongly ? 4 : 5
}

/** Moisture and acidity say how well roughage keeps, not how it is now. */
function conditionBand(target: Target, value: number): Band {
  const band = feedBand(target, value)
  if (band === 3) return 1
  return band === 1 || band === 5 ? 4 : 3
}
