import { HOUR } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { type Customer, unwrap } from '../../http/index.ts'
import { countAttempts } from '../../limits/index.ts'
import { type AccountCall, checkedCallback } from '../account-call.ts'
import { requireMailbox } from '../mailbox.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { countMail } from '../mails/count-mail.ts'
import { checkPassword } from '../password/require-password.ts'
import { inTransaction, statement } from '../../database/index.ts'

/** ACCOUNTS-12: one customer tries at most five other mailboxes an hour. */
const changesPerAccount = { limit: 5, windowMs: HOUR }

type Change = { emailAddress: string | null; password: string | null; callbackUrl: string | undefined }
type Row = { emailAddress: string; firstName: string; languageId: number }

/**
 * ACCOUNTS-10: the new mailbox gets a link, the old one is told; until the link is used nothing changes. Whether the new
 * mailbox has an account of its own is found out when its letter is written.
 */
export async function changeEmailAddress(
  context: AppContext,
  { call, customer }: { call: AccountCall; customer: Customer },
  change: Change,
): Promise<void> {
  const { userId, siteId } = customer
  const toAddress = requireMailbox(change.emailAddress)
  const asked = { callbackUrl: change.callbackUrl, page: '/account/confirm/' as const }
  const callbackUrl = await checkedCallback(context, call, asked)
  await checkPassword(context, customer, { parameter: 'password', password: change.password })
  unwrap(
    await countAttempts(context, [{ subject: `account-change-email:${userId}`, limit: changesPerAccount }]),
  )
  await countMail(context, { siteId, toAddress }, call)
  const now = context.now()
  await inTransaction(context, async (transaction) => {
    const [row] = await transaction.rows(read, { userId })
    if (!row || row.emailAddress === toAddress) return
    const { firstName, languageId } = row
    const facts = { userId, callbackUrl }
    const mail = { siteId, languageId, now }
    await queueAccountMail(transaction, { ...mail, kind: 'account-change-email', facts, toAddress })
    const old = { facts: { firstName }, toAddress: row.emailAddress }
    await queueAccountMail(transaction, { ...mail, kind: 'account-email-leaving', ...old })
    const who = `account:${userId}`
    await writeAudit(transaction, { actor: who, action: 'email-change-asked', subject: who, now })
  })
}

const read = statement<{ userId: string }, Row>(
  'accounts-read-mailbox',
  `
    select email_address "emailAddress", first_name "firstName", language_id "languageId"
    from account where user_id = :userId`,
)
