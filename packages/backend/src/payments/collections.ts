import { statement, type Transaction } from '../database/index.ts'

/** A payment that the provider would not even begin has failed; false when something else became of it (REPEAT-12). */
export async function failCollection(
  { rows }: Transaction,
  failed: { paymentId: string; now: Date },
): Promise<boolean> {
  return (await rows(fail, failed)).length > 0
}

/** So much of a payment the bank has taken back; false when that is known (REPEAT-13). */
export async function noteChargedBack(
  { rows }: Transaction,
  taken: { paymentId: string; chargedBackCents: number; now: Date },
): Promise<boolean> {
  return (await rows(note, taken)).length > 0
}

const fail = statement<{ paymentId: string; now: Date }>(
  'payments-fail-collection',
  `
    update payment set status = 'failed', updated_at = :now where payment_id = :paymentId and status = 'created'
    returning payment_id`,
)

const note = statement<{ paymentId: string; chargedBackCents: number; now: Date }>(
  'payments-note-chargeback',
  `
    update payment set charged_back_cents = :chargedBackCents, charged_back_at = :now, updated_at = :now
    where payment_id = :paymentId and charged_back_cents < :chargedBackCents returning payment_id`,
)
