import { statement, type Transaction } from '../../database/index.ts'
import { isUserId } from './use-token.ts'

/**
 * Of links to one mailbox that are used or written at once the second waits here, whichever of its registrations
 * it is for (ACCOUNTS-24, ACCOUNTS-2). False when the account is gone.
 */
export async function lockMailbox({ rows }: Transaction, userId: string): Promise<boolean> {
  return isUserId(userId) && (await rows(lockRows, { userId })).length > 0
}

const lockRows = statement<{ userId: string }>(
  'accounts-lock-mailbox',
  `
    select from account a
    where (a.site_id, a.email_address) = (select o.site_id, o.email_address from account o where o.user_id = :userId)
    order by a.user_id for no key update`,
)
