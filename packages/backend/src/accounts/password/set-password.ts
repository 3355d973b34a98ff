import type { AppContext } from '../../app-context.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { statement, type Transaction } from '../../database/index.ts'

type Row = { siteId: number; languageId: number; emailAddress: string; firstName: string }

/** The owner is told of every new password, wherever it came from (ACCOUNTS-49). */
export async function setPassword(
  context: AppContext,
  transaction: Transaction,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  const [row] = await transaction.rows(set, { userId, passwordHash })
  if (!row) return
  const { emailAddress: toAddress, firstName, siteId, languageId } = row
  const now = context.now()
  const kind = 'account-password-changed'
  await queueAccountMail(transaction, { kind, facts: { firstName }, siteId, languageId, toAddress, now })
}

const set = statement<{ userId: string; passwordHash: string }, Row>(
  'accounts-set-password',
  `
    update account set password_hash = :passwordHash where user_id = :userId
    returning site_id "siteId", language_id "languageId", email_address "emailAddress", first_name "firstName"`,
)
