import { type Advice, adviceOn } from './advice.ts'
import { averageOf, comparedTallies, type Origin, type Tally } from './average.ts'
import { bandOf, sideOf } from './bands.ts'
import { type Concluded, concludeHygiene, type Conclusion, conclusions } from './conclusion.ts'
import type { JudgedValue } from './judged.ts'
import type { Measurement } from './measurement.ts'
import { notMeasured } from './not-measured.ts'
import { forageInRation, forageOfMeasurement, judgedParameters, type Parameter } from './parameters.ts'
import { type Analysis, type Forage, possibleForages, type SampleType } from './sample.ts'
import { scaleOf } from './scale.ts'
import type { Target } from './targets.ts'

export type Judgement = {
  forage: Forage
  values: JudgedValue[]
  /** Of a hygiene scan. */
  conclusion: Conclusion | null
  notMeasured: ReturnType<typeof notMeasured>
  advice: Advice[]
}

/** What is known of other samples of the analysis, of every forage, and where this one comes from. */
export type Compared = { tallies: readonly (Tally & { forage: Forage })[]; origin: Origin }

type Kind = { analysis: Analysis; sampleType: SampleType }

/** LABORATORY-7 to 10, 16 to 19: everything that measured values say; a value that is missing is named, not guessed. */
export function judgeSample(kind: Kind, measurement: Measurement, compared: Compared): Judgement {
  const { analysis, sampleType } = kind
  if (analysis === 'Rqs') return judgeQuickscan(kind, measurement, compared)
  const [first, ...others] = possibleForages(sampleType, measurement['dry-matter']).map((forage) =>
    judgedAs(forage, kind, measurement, compared),
  )
  const judged = first as Judgement
  const differing = others.find(({ conclusion }) => conclusion !== judged.conclusion)
  if (!differing) return judged
  return nearHaylage(isStricter(differing, judged) ? differing : judged)
}

/** Near the line by the limits of silage, which are stricter of sugar; a ration goes by the same (LABORATORY-28). */
function judgeQuickscan(kind: Kind, measurement: Measurement, compared: Compared): Judgement {
  const forage = forageInRation(kind.sampleType, measurement)
  const judged = judgedAs(forage, kind, measurement, compared)
  return forage === forageOfMeasurement(kind.sampleType, measurement) ? judged : nearHaylage(judged)
}

/** Before what roughage alone lacks, which ends the advice of a quick scan (LABORATORY-54). */
function nearHaylage(judged: Judgement): Judgement {
  const ofBalancer = judged.advice.findIndex(({ code }) => code === 'balancer')
  const position = ofBalancer < 0 ? judged.advice.length : ofBalancer
  const near: Advice = { code: 'near-haylage', valueCode: 'dry-matter' }
  return { ...judged, advice: judged.advice.toSpliced(position, 0, near) }
}

/** Conclusions stand in their order, the worst last (LABORATORY-28). */
function isStricter(one: Judgement, other: Judgement): boolean {
  const rank = ({ conclusion }: Judgement) => (conclusion === null ? -1 : conclusions.indexOf(conclusion))
  return rank(one) > rank(other)
}

function judgedAs(
  forage: Forage,
  { analysis, sampleType }: Kind,
  measurement: Measurement,
  { tallies, origin }: Compared,
): Judgement {
  const compared = comparedTallies(
    tallies.filter((tally) => tally.forage === forage),
    origin,
  )
  const values = judgedParameters(analysis, forage, measurement['dry-matter']).flatMap((parameter) => {
    const value = measurement[parameter.code]
    return value === undefined ? [] : judged({ analysis, forage }, parameter, value, compared)
  })
  const lacking = notMeasured(analysis, sampleType, measurement)
  const scan = { forage, values, isComplete: lacking.missing.length === 0 }
  const concluded: Concluded | null = analysis === 'Qs' && values.length > 0 ? concludeHygiene(scan) : null
  return {
    forage,
    values,
    conclusion: concluded?.conclusion ?? null,
    notMeasured: lacking,
    advice: adviceOn({ analysis, forage, concluded }, values),
  }
}

function judged(
  sample: { analysis: Analysis; forage: Forage },
  parameter: Parameter & { target: Target },
  value: number,
  compared: readonly Tally[],
): JudgedValue {
  const { code, unit, isLogarithmic, germs, target } = parameter
  const average = averageOf(compared, code, isLogarithmic)
  return {
    code,
    value,
    unit,
    target: { low: target.low, high: target.high },
    source: target.source,
    average,
    scale: scaleOf(parameter, value, average?.value ?? null),
    band: bandOf(sample, parameter, value),
    side: sideOf(target, value),
    germs,
  }
}
