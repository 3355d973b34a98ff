import { type Advice, adviceOn } from './advice.ts'
import { averageOf, type Reference, type Tally } from './average.ts'
import { type Band, bandOf, sideOf } from './bands.ts'
import type { JudgedValue } from './judged.ts'
import type { Measurement } from './measurement.ts'
import { type Parameter, parametersOf, type Target } from './parameters.ts'
import type { Analysis, SampleType } from './sample.ts'
import { scaleOf } from './scale.ts'

export type Judgement = { values: JudgedValue[]; verdict: Band | null; advice: Advice[] }

/** What is known of other samples, by the code of the parameter. */
export type Averages = ReadonlyMap<string, { reference: Reference | null; tally: Tally | null }>

/** LABORATORY-7 to 10: everything that measured values say; a value that is missing is left out. */
export function judgeSample(
  { analysis, sampleType }: { analysis: Analysis; sampleType: SampleType },
  measurement: Measurement,
  averages: Averages,
): Judgement {
  const values = parametersOf(analysis, sampleType).flatMap((parameter) => {
    const value = measurement[parameter.code]
    return value === undefined ? [] : judged(analysis, parameter, value, averages)
  })
  const verdict = analysis === 'Qs' ? verdictOf(values) : null
  return { values, verdict, advice: adviceOn({ analysis, sampleType, verdict }, values) }
}

function judged(
  analysis: Analysis,
  parameter: Parameter & { target: Target },
  value: number,
  averages: Averages,
): JudgedValue {
  const { code, unit, isLogarithmic, target } = parameter
  const { reference = null, tally = null } = averages.get(code) ?? {}
  const average = averageOf(reference, tally, isLogarithmic)
  return {
    code,
    value,
    unit,
    target: { low: target.low, high: target.high },
    average,
    scale: scaleOf(parameter, value, average),
    band: bandOf(analysis, parameter, value),
    side: sideOf(target, value),
    isCount: isLogarithmic,
  }
}

/** LABORATORY-7: hygiene is as good as the worst of its counts; how damp or sour a sample is has an advice of its own. */
function verdictOf(values: readonly JudgedValue[]): Band | null {
  const bands = values.filter(({ isCount }) => isCount).map(({ band }) => band)
  return bands.length > 0 ? (Math.max(...bands) as Band) : null
}
