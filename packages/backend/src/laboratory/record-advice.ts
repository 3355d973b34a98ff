import { tidyRemarks } from '@haverhof/domain/returns'
import { longestNote, sampleMayBecome } from '@haverhof/domain/laboratory'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import { lockSample, type WantedSample, todaySql } from './lock-sample.ts'
import { tellCustomer } from './tell-customer.ts'

export type AdviceInput = WantedSample & { note: string; by: string }

/**
 * An adviser has looked at what was measured, perhaps with a note; the customer is told that the result is there
 * (LABORATORY-10, 14).
 */
export async function enterAdvice(
  context: AppContext,
  transaction: Transaction,
  { sampleId, note, by, siteIds }: AdviceInput,
): Promise<Result<null, 'no-such-sample' | 'no-such-step' | 'note-too-long'>> {
  const sample = await lockSample(transaction, { sampleId, siteIds })
  if (!sample) return refusal('no-such-sample')
  if (!sampleMayBecome(sample.status, 'advised')) return refusal('no-such-step')
  const tidy = tidyRemarks(note)
  if (tidy.length > longestNote) return refusal('note-too-long')
  const now = context.now()
  await transaction.rows(advise, { sampleId, now, adviserNote: tidy === '' ? null : tidy })
  const entry = { action: 'sample-advised' as const, subject: `sample ${sampleId}`, siteIds: [sample.siteId] }
  await writeAudit(transaction, { actor: by, ...entry, now })
  await tellCustomer(transaction, sample, { kind: 'sample-advised', now })
  return success(null)
}

const advise = statement<{ sampleId: number; now: Date; adviserNote: string | null }>(
  'laboratory-advise',
  `
    update roughage_sample set status = 'advised', advised_on = ${todaySql}, adviser_note = :adviserNote, read_at = null
    where sample_id = :sampleId`,
)
