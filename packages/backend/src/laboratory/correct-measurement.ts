import {
  type Analysis,
  correctionProblems,
  judgeSample,
  type Measurement,
  type SampleType,
} from '@haverhof/domain/laboratory'
import { tidyRemarks } from '@haverhof/domain/returns'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import { analysisOf } from './analysis.ts'
import { lockSample, type WantedSample } from './lock-sample.ts'
import type { RefusedValues } from './record-measurement.ts'
import { tallySample } from './tally-sample.ts'
import { tellCustomer } from './tell-customer.ts'

export type Correction = WantedSample & {
  /** The values that were wrong, as they should be. */
  values: Readonly<Record<string, unknown>>
  /** The customer reads it. */
  reason: string
  by: string
}

type Corrected = { isTold: boolean }

/**
 * A measured value was wrong (LABORATORY-22). The new one counts from now on, in
 * the averages too; the old one is kept with the reason, and the
 * customer gets a letter where the advice is another one.
 */
export async function enterCorrection(
  context: AppContext,
  transaction: Transaction,
  { sampleId, values, reason, by, siteIds }: Correction,
): Promise<Result<Corrected, 'no-such-sample' | 'no-such-step'> | RefusedValues> {
  const sample = await lockSample(transaction, { sampleId, siteIds })
  if (!sample) return refusal('no-such-sample')
  const { sampleType } = sample
  const [{ measurement: before } = { measurement: null }] = await transaction.rows(read, { sampleId })
  if (!sampleType || !before) return refusal('no-such-step')
  const tidy = tidyRemarks(reason)
  const kind = { analysis: analysisOf(sample.productType), sampleType }
  const problems = correctionProblems(kind, before, { values, reason: tidy })
  if (problems.length > 0) return { ok: false, reason: 'bad-values', problems }
  const changes = values as Measurement
  const after = { ...before, ...changes }
  const now = context.now()
  const isTold = sample.status === 'advised' && adviceOf(kind, before) !== adviceOf(kind, after)
  const correctionId = await write(transaction, { sampleId, now, reason: tidy, changes, isTold })
  await tallySample(transaction, sample, { sampleType, measurement: before }, -1)
  await tallySample(transaction, sample, { sampleType, measurement: after }, 1)
  const subject = `sample ${sampleId}`
  const details = { codes: Object.keys(changes), reason: tidy }
  const fields = Object.entries(changes).map(([code, value]) => ({
    field: code,
    before: before[code],
    after: value,
  }))
  const entry = { subject, details, changes: fields, siteIds: [sample.siteId] }
  await writeAudit(transaction, { actor: by, action: 'sample-corrected', ...entry, now })
  if (isTold) await tellCustomer(transaction, sample, { kind: 'sample-corrected', cause: correctionId, now })
  return success({ isTold })
}

/** What a customer would read: the advice, and what hygiene comes to. */
function adviceOf(kind: { analysis: Analysis; sampleType: SampleType }, measurement: Measurement): string {
  const nothing = { tallies: [], origin: { countryCode: null, season: null } }
  const { advice, conclusion } = judgeSample(kind, measurement, nothing)
  return JSON.stringify({ advice, conclusion })
}

type Written = { sampleId: number; now: Date; reason: string; changes: Measurement; isTold: boolean }

async function write(
  { rows }: Transaction,
  { sampleId, now, reason, changes, isTold }: Written,
): Promise<number> {
  const codes = Object.keys(changes)
  const amounts = Object.values(changes)
  const [first] = await rows(correct, { sampleId, now, reason, codes, amounts, isTold })
  return first?.correctionId ?? 0
}

const read = statement<{ sampleId: number }, { measurement: Measurement | null }>(
  'laboratory-values',
  `select json_object_agg(code, value) measurement from roughage_value where sample_id = :sampleId`,
)

type Columns = {
  sampleId: number
  now: Date
  reason: string
  codes: string[]
  amounts: number[]
  isTold: boolean
}

const correct = statement<Columns, { correctionId: number }>(
  'laboratory-correct',
  `
    with entered_values as (select * from unnest(:codes::text[], :amounts::float8[]) as e(code, amount)),
    corrections as (
      insert into roughage_correction (sample_id, code, value_before, value_after, reason, corrected_at)
      select v.sample_id, v.code, v.value, e.amount, :reason, :now::timestamptz
      from roughage_value v join entered_values e using (code) where v.sample_id = :sampleId order by v.code
      returning correction_id),
    new_values as (
      update roughage_value v set value = e.amount from entered_values e
      where v.sample_id = :sampleId and v.code = e.code),
    news as (update roughage_sample set read_at = null where sample_id = :sampleId and :isTold::boolean)
    select min(correction_id) "correctionId" from corrections`,
)
