import { forageOfMeasurement, judgedParameters, parametersOf } from './parameters.ts'
import type { Analysis, SampleType } from './sample.ts'

/** By the code of the parameter, in its unit. */
export type Measurement = Readonly<Record<string, number>>

export type MeasurementProblem =
  | { code: string; reason: 'missing' | 'unknown' | 'not-a-number' | 'too-long' }
  | { code: string; reason: 'out-of-limits'; min: number; max: number }

/** Everything wrong with what the laboratory enters, one reason for each value; none when it is complete (LABORATORY-38). */
export function measurementProblems(
  analysis: Analysis,
  sampleType: SampleType,
  entered: Readonly<Record<string, unknown>>,
): MeasurementProblem[] {
  const parameters = parametersOf(analysis, sampleType)
  const codes = new Set(parameters.map(({ code }) => code))
  const unknown = Object.keys(entered).filter((code) => !codes.has(code))
  return [
    ...parameters.flatMap(({ code, limits }) => {
      const value = Object.hasOwn(entered, code) ? entered[code] : undefined
      return valueProblem(code, limits, value) ?? []
    }),
    ...unknown.map((code) => ({ code, reason: 'unknown' as const })),
  ]
}

function valueProblem(
  code: string,
  { min, max }: { min: number; max: number },
  value: unknown,
): MeasurementProblem | null {
  if (value === undefined) return { code, reason: 'missing' }
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code, reason: 'not-a-number' }
  return value < min || value > max ? { code, reason: 'out-of-limits', min, max } : null
}

/** The longest reason of a correction (LABORATORY-22). */
const longestReason = 500

/** Everything wrong with a correction of what was measured: it changes values that the sample has, and says why (LABORATORY-52). */
export function correctionProblems(
  { analysis, sampleType }: { analysis: Analysis; sampleType: SampleType },
  measurement: Measurement,
  { values, reason }: { values: Readonly<Record<string, unknown>>; reason: string },
): MeasurementProblem[] {
  const forage = forageOfMeasurement(sampleType, measurement)
  const parameters = new Map(
    judgedParameters(analysis, forage, measurement['dry-matter']).map((each) => [each.code, each]),
  )
  const problems = Object.entries(values).flatMap(([code, value]): MeasurementProblem[] => {
    const parameter = parameters.get(code)
    const isChanged = Object.hasOwn(measurement, code) && measurement[code] !== value
    if (!parameter || !isChanged) return [{ code, reason: 'unknown' }]
    const problem = valueProblem(code, parameter.limits, value)
    return problem ? [problem] : []
  })
  if (Object.keys(values).length === 0) problems.push({ code: 'values', reason: 'missing' })
  if (reason === '') problems.push({ code: 'reason', reason: 'missing' })
  if (reason.length > longestReason) problems.push({ code: 'reason', reason: 'too-long' })
  return problems
}
