import { readReceiptDate, sampleMayBecome, type SampleType } from '@haverhof/domain/laboratory'
import { formatDate, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import { lockSample, type WantedSample, todayAtLaboratory } from './lock-sample.ts'
import { tellCustomer } from './tell-customer.ts'

export type Receipt = WantedSample & {
  /** Null to keep what the customer said. */
  sampleType: SampleType | null
  /** DD-MM-YYYY as typed by the laboratory; null for today. */
  receivedOn: string | null
  by: string
}

type Refused = 'no-such-sample' | 'no-such-step' | 'type-missing' | 'invalid-date'

/** A sample has come in, hay or silage, on a day; the customer is told (LABORATORY-30). */
export async function takeIn(
  context: AppContext,
  transaction: Transaction,
  { sampleId, sampleType, receivedOn, by, siteIds }: Receipt,
): Promise<Result<null, Refused>> {
  const sample = await lockSample(transaction, { sampleId, siteIds })
  if (!sample) return refusal('no-such-sample')
  if (!sampleMayBecome(sample.status, 'received')) return refusal('no-such-step')
  const type = sampleType ?? sample.sampleType
  if (!type) return refusal('type-missing')
  const now = context.now()
  const today = todayAtLaboratory(now)
  const date = readReceiptDate(receivedOn ?? formatDate(today), { orderedOn: sample.orderedOn, today })
  if (!date.ok) return date
  await transaction.rows(receive, { sampleId, sampleType: type, receivedOn: date.value })
  const details = { sampleType: type, receivedOn: date.value }
  const subject = `sample ${sampleId}`
  await writeAudit(transaction, {
    actor: by,
    action: 'sample-received',
    subject,
    details,
    siteIds: [sample.siteId],
    now,
  })
  await tellCustomer(transaction, sample, { kind: 'sample-received', now })
  return success(null)
}

const receive = statement<{ sampleId: number; sampleType: string; receivedOn: string }>(
  'laboratory-receive',
  `
    update roughage_sample set status = 'received', sample_type = :sampleType, received_on = :receivedOn
    where sample_id = :sampleId`,
)
