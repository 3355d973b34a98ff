import {
  type Measurement,
  type MeasurementProblem,
  measurementProblems,
  parametersOf,
  sampleMayBecome,
  type SampleType,
  tallied,
} from '@haverhof/domain/laboratory'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { inTransaction, statement } from '../database/index.ts'
import { analysisOf } from './analysis.ts'
import { type LockedSample, lockSample, todaySql } from './lock-sample.ts'

type Entered = {
  sampleId: number
  sampleType: SampleType
  /** As typed by the laboratory. */
  values: Readonly<Record<string, unknown>>
  by: string
}

type Refused = { ok: false; reason: 'bad-values'; problems: MeasurementProblem[] }

/**
 * LABORATORY-6: the laboratory enters everything it measured in a sample, once and at once. It is news to the customer from then on, and counts in
 * the averages.
 */
export function recordMeasurement(
  context: AppContext,
  { sampleId, sampleType, values, by }: Entered,
): Promise<Result<null, 'no-such-sample' | 'no-such-step'> | Refused> {
  return inTransaction(context, async (transaction) => {
    const sample = await lockSample(transaction, sampleId)
    if (!sample) return refusal('no-such-sample')
    if (!sampleMayBecome(sample.status, 'measured')) return refusal('no-such-step')
    const problems = measurementProblems(analysisOf(sample.productType), sampleType, values)
    if (problems.length > 0) return { ok: false, reason: 'bad-values', problems }
    const now = context.now()
    await transaction.rows(write, { sampleId, now, sampleType, ...columnsOf(sample, sampleType, values) })
    const details = { sampleType }
    const subject = `sample ${sampleId}`
    await writeAudit(transaction, { actor: by, action: 'sample-measured', subject, details, now })
    return success(null)
  })
}

/** Codes, values, and what each adds to the average. */
type Columns = { codes: string[]; measured: number[]; tallies: number[] }

function columnsOf(
  { productType }: LockedSample,
  sampleType: SampleType,
  values: Entered['values'],
): Columns {
  const checked = values as Measurement
  const parameters = parametersOf(analysisOf(productType), sampleType)
  const codes = parameters.map(({ code }) => code)
  const measured = codes.map((code) => checked[code] ?? 0)
  const tallies = parameters.map(({ isLogarithmic }, at) => tallied(measured[at] ?? 0, isLogarithmic))
  return { codes, measured, tallies }
}

// Rows of averages are taken in one order, so that no two measurements wait for each other.
const write = statement<Columns & { sampleId: number; now: Date; sampleType: SampleType }>(
  'laboratory-measure',
  `
    with measured as (
      update roughage_sample set status = 'measured', sample_type = :sampleType,
        result_on = ${todaySql}, read_at = null
      where sample_id = :sampleId returning sample_id, product_type, sample_type),
    entered as (
      select * from measured, unnest(:codes::text[], :measured::float8[], :tallies::float8[]) as e(code, value, tallied)),
    valued as (
      insert into roughage_value (sample_id, code, value) select sample_id, code, value from entered)
    insert into roughage_tally as t (product_type, sample_type, code, total, count)
    select product_type, sample_type, code, tallied, 1 from entered order by code
    on conflict (product_type, sample_type, code) do update set total = t.total + excluded.total, count = t.count + 1`,
)
