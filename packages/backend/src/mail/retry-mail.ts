import { foldEmailAddress, isEmailAddress } from '@haverhof/domain/accounts'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { type MailKind, traitsOf } from './mail-kinds.ts'
import { leaseMs } from './outbox.ts'

type Retry = {
  mailId: number
  siteIds: readonly number[]
  /** Where it should have gone; null: as it is. */
  toAddress: string | null
  by: string
}

type Refused = 'no-such-mail' | 'sent-already' | 'under-way' | 'address-fixed' | 'invalid-address'

/**
 * A mail that was refused or given up is tried at once, perhaps at another
 * address (MAIL-18). One that a process may be sending at this moment is left
 * to it: it would go out twice.
 */
export async function retryMail(
  context: AppContext,
  transaction: Transaction,
  { mailId, siteIds, toAddress, by }: Retry,
): Promise<Result<null, Refused>> {
  const now = context.now()
  const free = new Date(now.getTime() + leaseMs)
  const [mail] = await transaction.rows(lock, { mailId, siteIds, free })
  if (!mail) return refusal('no-such-mail')
  if (mail.isSent) return refusal('sent-already')
  if (!mail.isFree) return refusal('under-way')
  const corrected = toAddress === null ? null : foldEmailAddress(toAddress.trim())
  if (corrected !== null && !isEmailAddress(corrected)) return refusal('invalid-address')
  // A link that is a key goes to its reader alone (MAIL-8).
  if (corrected !== null && traitsOf(mail.kind).isSecret) return refusal('address-fixed')
  await transaction.rows(retry, { mailId, now, toAddress: corrected })
  const details = { isAddressCorrected: corrected !== null }
  const entry = {
    action: 'mail-retried' as const,
    subject: `mail ${mailId}`,
    details,
    siteIds: [mail.siteId],
  }
  await writeAudit(transaction, { actor: by, ...entry, now })
  await addJob(transaction, 'send-mail', {})
  return success(null)
}

const lock = statement<
  { mailId: number; siteIds: readonly number[]; free: Date },
  { kind: MailKind; siteId: number; isSent: boolean; isFree: boolean }
>(
  'mail-lock',
  `
    select kind, site_id "siteId", sent_at is not null "isSent", next_attempt_at > :free "isFree" from outbox_mail
    where mail_id = :mailId and site_id = any(:siteIds) for update`,
)

const retry = statement<{ mailId: number; now: Date; toAddress: string | null }>(
  'mail-retry',
  `
    update outbox_mail set attempts = 0, next_attempt_at = :now, last_error = null, resent_at = null,
      to_address = coalesce(:toAddress, to_address)
    where mail_id = :mailId`,
)
