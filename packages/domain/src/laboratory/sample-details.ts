import { parseDate, refusal, type Result, success } from '../shared/index.ts'
import { type SampleType, sampleTypes } from './sample.ts'

/** What the taker of a sample says of it (LABORATORY-15). */
export type SampleDetails = {
  sampleType: SampleType
  /** The day it was taken, as an ISO date. */
  takenOn: string
}

export type TypedDetails = { sampleType: string; takenOn: string }

export type DetailProblem = {
  parameter: keyof SampleDetails
  reason: 'required' | 'invalid-date' | 'date-in-future'
}

/** Hay or silage, and a day until today, typed as DD-MM-YYYY; or everything that is wrong (LABORATORY-63). */
export function readSampleDetails(
  typed: TypedDetails,
  today: string,
): { ok: true; value: SampleDetails } | { ok: false; problems: DetailProblem[] } {
  const sampleType = sampleTypes.find((type) => type === typed.sampleType)
  const takenOn = readTakenOn(typed.takenOn, today)
  if (sampleType && takenOn.ok) return success({ sampleType, takenOn: takenOn.value })
  const problems: DetailProblem[] = []
  if (!sampleType) problems.push({ parameter: 'sampleType', reason: 'required' })
  if (!takenOn.ok) problems.push({ parameter: 'takenOn', reason: takenOn.reason })
  return { ok: false, problems }
}

function readTakenOn(typed: string, today: string): Result<string, DetailProblem['reason']> {
  if (typed.trim() === '') return refusal('required')
  const date = parseDate(typed)
  if (!date.ok) return date
  return date.value > today ? refusal('date-in-future') : date
}

/** The day a sample came in, typed as DD-MM-YYYY: not before its order, and not after today (LABORATORY-30). */
export function readReceiptDate(
  typed: string,
  { orderedOn, today }: { orderedOn: string; today: string },
): Result<string, 'invalid-date'> {
  const date = parseDate(typed)
  const isPossible = date.ok && date.value >= orderedOn && date.value <= today
  return isPossible ? date : refusal('invalid-date')
}
