import type { Bar, Measure } from './bars.ts'
import { neededSubstances } from './substances.ts'
import type { Warning } from './warnings.ts'

/** Kinds of findings, the worst first (RATIONS-21). */
export const findingKinds = ['must-change', 'forage-not-right', 'short', 'unknown', 'fine'] as const

export type Finding = {
  kind: (typeof findingKinds)[number]
  /** How much there is of it. */
  count: number
  /** What it is about, where there are figures of it. */
  measures: readonly Measure[]
}

type Judged = { bars: readonly Bar[]; warnings: readonly Warning[] }

/**
 * A ration in a few words, the worst first: what may kill (forage above the limit of an animal at risk, then what must change,
 * then such unmeasured forage) before what is missing and what is unknown (RATIONS-21). Fine is what has none of these.
 */
export function summaryOf({ bars, warnings }: Judged): Finding[] {
  const wrong = warnings.filter(({ code }) => code === 'forage-not-right')
  const unmeasured = warnings.filter(({ code }) => code === 'forage-unknown')
  const short = bars.filter(({ verdict }) => verdict === 'short').map(({ measure }) => measure)
  const untold = [...unmeasured, ...bars.filter(isUnknown)].flatMap(({ measure }) => measure ?? [])
  const forage = finding('forage-not-right', [], wrong.length)
  const mustChange = finding('must-change', [], warnings.length - wrong.length - unmeasured.length)
  const unknown = finding('unknown', [...new Set(untold)])
  const findings = [
    ...(bars.some(isForageAboveLimit) ? [forage, mustChange] : [mustChange, forage]),
    ...(unmeasured.length > 0 ? [unknown, finding('short', short)] : [finding('short', short), unknown]),
  ].filter(({ count }) => count > 0)
  return findings.length > 0 ? findings : [finding('fine', [])]
}

/** Only for an animal at risk its forage has a limit. */
function isForageAboveLimit({ measure, verdict }: Bar): boolean {
  return measure === 'sugar-and-starch-of-forage' && verdict === 'above-limit'
}

function finding(kind: Finding['kind'], measures: readonly Measure[], count = measures.length): Finding {
  return { kind, count, measures }
}

/** Unmeasured forage, and figures that depend on an unanswered question; a foal's needs are unknown. */
function isUnknown({ measure, verdict }: Bar): boolean {
  if (verdict === 'not-measured' || verdict === 'depends-on-age') return true
  return verdict === 'no-guide' && neededSubstances.some((substance) => substance === measure)
}
