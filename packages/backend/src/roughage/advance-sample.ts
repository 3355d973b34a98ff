import type { AppContext } from '../app-context.ts'
import { type SampleStatus, sampleStatuses } from './records.ts'

export type SampleStep = {
  sampleId: number
  status: Exclude<SampleStatus, 'ordered'>
  /** Who did it, for the record. */
  by: string
}

/**
 * ROUGHAGE-1, 4: the laboratory has received, measured or judged a sample. What was measured or judged is news to the customer,
 * also when an earlier result was read. False when there is no such sample, or it is that far already.
 */
export async function advanceSample(
  context: AppContext,
  { sampleId, status, by }: SampleStep,
): Promise<boolean> {
  const before = sampleStatuses.slice(0, sampleStatuses.indexOf(status))
  const isResult = status !== 'received'
  const values = [sampleId, status, before, isResult, context.now(), by]
  const changed = await context.database.rows(advance, values)
  return changed.length > 0
}

const today = `($5::timestamptz at time zone 'Europe/Amsterdam')::date`

const advance = {
  name: 'roughage-advance',
  text: `
    with changed as (
      update roughage_sample set status = $2, received_on = coalesce(received_on, ${today}),
        result_on = case when $4 then coalesce(result_on, ${today}) else result_on end,
        read_at = case when $4 then null else read_at end
      where sample_id = $1 and status = any($3) returning sample_id)
    insert into audit_entry (at, actor, action, subject, details)
    select $5, $6, 'sample-' || $2, sample_id::text, '{}' from changed returning 1`,
}
