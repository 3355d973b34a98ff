import type { Parameter } from './parameters.ts'
import type { Analysis, Forage } from './sample.ts'
import type { Target } from './targets.ts'

export type Band = 1 | 2 | 3 | 4 | 5

type Judged = Pick<Parameter, 'code' | 'isLogarithmic' | 'germs'> & { target: Target }

/** Where a value lies; null without a published target (LABORATORY-7). */
export function bandOf(
  { analysis, forage }: { analysis: Analysis; forage: Forage },
  parameter: Judged,
  value: number,
): Band | null {
  const { target, germs, isLogarithmic, code } = parameter
  if (target.low === null && target.high === null) return null
  if (analysis === 'Rqs') return feedBand(target, value)
  if (code === 'ph') return phBand(forage, target, value)
  if (!isLogarithmic) return conditionBand(target, value)
  const band = countBand(target, value)
  // Haylage often has many yeasts and does no harm by them.
  return germs === 'yeasts' && forage === 'haylage' && band > 4 ? 4 : band
}

export type Side = 'below' | 'in' | 'above'

/** On which side of its target a value lies. */
export function sideOf({ low, high }: Pick<Target, 'low' | 'high'>, value: number): Side {
  if (low !== null && value < low) return 'below'
  return high !== null && value > high ? 'above' : 'in'
}

/** Far below, below, in the target, above, far above. */
function feedBand({ low, high, step }: Target, value: number): Band {
  if (low !== null && value < low) return value < low - step ? 1 : 2
  if (high !== null && value > high) return value > high + step ? 5 : 4
  return 3
}

/** Five and ten times what is usual are where VDLUFA draws the lines of its levels I to IV. */
const slightly = 5
const strongly = 10

/** By how many times a count passes its guide value. */
function countBand({ high }: Target, value: number): Band {
  const times = high === null ? 0 : value / high
  if (times <= 1 / strongly) return 1
  if (times <= 1) return 2
  if (times <= slightly) return 3
  return times <= strongly ? 4 : 5
}

/** Moisture says how well roughage keeps, not how it is now. */
function conditionBand(target: Target, value: number): Band {
  const band = feedBand(target, value)
  if (band === 3) return 1
  return band === 1 || band === 5 ? 4 : 3
}

/** Too acidic is a matter of getting used to it; not acidic enough lets germs grow in what is wet; haylage is spoilt far above its line. */
function phBand(forage: Forage, target: Target, value: number): Band {
  const side = sideOf(target, value)
  if (side === 'in') return 1
  if (side === 'below') return 3
  const isFar = feedBand(target, value) === 5
  if (forage === 'haylage') return isFar ? 5 : 3
  return isFar ? 5 : 4
}
