import { readSampleDetails, type TypedDetails } from '@haverhof/domain/laboratory'
import {
  missing,
  type Missing,
  refusal,
  type Result,
  success,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { todayAtLaboratory } from './lock-sample.ts'
import { statement } from '../database/index.ts'

/**
 * A caller that has the key of a sample that is still to come in says what it is and when it was taken (LABORATORY-15). One
 * statement.
 */
export async function describeSample(
  context: AppContext,
  key: string,
  typed: TypedDetails,
): Promise<Result<null, WrongFields | Missing | 'sample-received'>> {
  const read = readSampleDetails(typed, todayAtLaboratory(context.now()))
  if (!read.ok) return refusal('invalid-fields', { problems: read.problems })
  const { sampleType, takenOn } = read.value
  const [row] = await context.database.rows(describe, { key, sampleType, takenOn })
  if (!row) return missing('sample')
  return row.isDescribed ? success(null) : refusal('sample-received')
}

const describe = statement<{ key: string; sampleType: string; takenOn: string }, { isDescribed: boolean }>(
  'laboratory-describe',
  `
    with sample as (
      select s.sample_id from roughage_sample s join shop_order o using (order_id)
      where s.result_key = :key and o.status <> 'cancelled'),
    described_sample as (
      update roughage_sample s set sample_type = :sampleType, taken_on = :takenOn from sample
      where s.sample_id = sample.sample_id and s.status = 'ordered' returning 1)
    select exists (select from described_sample) "isDescribed" from sample`,
)
