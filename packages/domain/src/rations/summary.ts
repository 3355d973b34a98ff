import type { Bar, Measure } from './bars.ts'
import { neededSubstances } from './substances.ts'
import type { Warning } from './warnings.ts'

/** RATIONS-21: the worst first. */
export const findingKinds = ['must-change', 'forage-not-right', 'short', 'unknown', 'fine'] as const

export type Finding = {
  kind: (typeof findingKinds)[number]
  /** How much there is of it. */
  count: number
  /** What it is about, where there are figures of it. */
  measures: readonly Measure[]
}

type Judged = { bars: readonly Bar[]; warnings: readonly Warning[] }

/** RATIONS-21: a ration in a few words: what must change, then what is missing, then what nobody knows. Fine is what has none of these. */
export function summaryOf({ bars, warnings }: Judged): Finding[] {
  const forage = warnings.filter(({ code }) => code === 'forage-not-right')
  const unmeasured = warnings.filter(({ code }) => code === 'forage-unknown')
  const short = bars.filter(({ verdict }) => verdict === 'short')
  const unknown = [...unmeasured, ...bars.filter(isUnknown)].flatMap(({ measure }) => measure ?? [])
  const found = [
    finding('must-change', [], warnings.length - forage.length - unmeasured.length),
    finding('forage-not-right', [], forage.length),
    finding(
      'short',
      short.map(({ measure }) => measure),
    ),
    finding('unknown', [...new Set(unknown)]),
  ].filter(({ count }) => count > 0)
  return found.length > 0 ? found : [finding('fine', [])]
}

function finding(kind: Finding['kind'], measures: readonly Measure[], count = measures.length): Finding {
  return { kind, count, measures }
}

/** What nobody has measured, and what depends on what nobody said; of a foal nobody knows what it needs. */
function isUnknown({ measure, verdict }: Bar): boolean {
  if (verdict === 'not-measured' || verdict === 'depends-on-age') return true
  return verdict === 'no-guide' && neededSubstances.some((substance) => substance === measure)
}
