import {
  type Measurement,
  type MeasurementProblem,
  measurementProblems,
  sampleMayBecome,
  type SampleType,
} from '@haverhof/domain/laboratory'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import { analysisOf } from './analysis.ts'
import { lockSample, type WantedSample, todaySql } from './lock-sample.ts'
import { tallySample } from './tally-sample.ts'

export type Entered = WantedSample & {
  sampleType: SampleType
  /** As typed by the laboratory. */
  values: Readonly<Record<string, unknown>>
  by: string
}

export type RefusedValues = { ok: false; reason: 'bad-values'; problems: MeasurementProblem[] }

/**
 * The laboratory enters everything it measured in a sample, once and
 * at once (LABORATORY-6). It is news to the customer from then on, and counts in
 * the averages.
 */
export async function enterMeasurement(
  context: AppContext,
  transaction: Transaction,
  { sampleId, sampleType, values, by, siteIds }: Entered,
): Promise<Result<null, 'no-such-sample' | 'no-such-step'> | RefusedValues> {
  const sample = await lockSample(transaction, { sampleId, siteIds })
  if (!sample) return refusal('no-such-sample')
  if (!sampleMayBecome(sample.status, 'measured')) return refusal('no-such-step')
  const problems = measurementProblems(analysisOf(sample.productType), sampleType, values)
  if (problems.length > 0) return { ok: false, reason: 'bad-values', problems }
  const now = context.now()
  const measurement = values as Measurement
  const codes = Object.keys(measurement)
  const measured = Object.values(measurement)
  await transaction.rows(write, { sampleId, now, sampleType, codes, measured })
  await tallySample(transaction, sample, { sampleType, measurement }, 1)
  const details = { sampleType }
  const subject = `sample ${sampleId}`
  await writeAudit(transaction, {
    actor: by,
    action: 'sample-measured',
    subject,
    details,
    siteIds: [sample.siteId],
    now,
  })
  return success(null)
}

type Written = { sampleId: number; now: Date; sampleType: SampleType; codes: string[]; measured: number[] }

const write = statement<Written>(
  'laboratory-measure',
  `
    with measured as (
      update roughage_sample set status = 'measured', sample_type = :sampleType,
        result_on = ${todaySql}, read_at = null
      where sample_id = :sampleId returning sample_id)
    insert into roughage_value (sample_id, code, value)
    select sample_id, code, value from measured, unnest(:codes::text[], :measured::float8[]) as e(code, value)`,
)
