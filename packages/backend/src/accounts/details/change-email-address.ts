import { HOUR, type Result, success, type WrongFields, type WrongInput } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import type { Customer } from '../../http/index.ts'
import { countAttempt } from '../../limits/index.ts'
import { type AccountCall, checkedCallback } from '../account-call.ts'
import { requireMailbox } from '../mailbox.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { countMail } from '../mails/count-mail.ts'
import { checkPassword, type PasswordRefused } from '../password/require-password.ts'
import { inTransaction, statement } from '../../database/index.ts'

/** One customer tries at most five other mailboxes an hour (ACCOUNTS-42). */
const changesPerAccount = { limit: 5, windowMs: HOUR }

type Change = { emailAddress: string | null; password: string | null; callbackUrl: string | undefined }
type Row = { emailAddress: string; firstName: string; languageId: number }

/**
 * The new mailbox gets a link, the old one is told; until the link is used nothing changes (ACCOUNTS-49). Whether the new
 * mailbox has an account of its own is found out when its letter is written.
 */
export async function changeEmailAddress(
  context: AppContext,
  { call, customer }: { call: AccountCall; customer: Customer },
  change: Change,
): Promise<Result<null, WrongFields | WrongInput | PasswordRefused>> {
  const { userId, siteId } = customer
  const mailbox = requireMailbox(change.emailAddress)
  if (!mailbox.ok) return mailbox
  const toAddress = mailbox.value
  const page = { callbackUrl: change.callbackUrl, page: '/account/confirm/' as const }
  const callback = await checkedCallback(context, call, page)
  if (!callback.ok) return callback
  const given = { parameter: 'password', password: change.password }
  const checked = await checkPassword(context, customer, given)
  if (!checked.ok) return checked
  const counted = await countAttempt(context, `account-change-email:${userId}`, changesPerAccount)
  if (!counted.ok) return counted
  const mails = await countMail(context, { siteId, toAddress }, call)
  if (!mails.ok) return mails
  const now = context.now()
  await inTransaction(context, async (transaction) => {
    const [row] = await transaction.rows(read, { userId })
    if (!row || row.emailAddress === toAddress) return
    const { firstName, languageId } = row
    const facts = { userId, callbackUrl: callback.value }
    const mail = { siteId, languageId, now }
    await queueAccountMail(transaction, { ...mail, kind: 'account-change-email', facts, toAddress })
    const old = { facts: { firstName }, toAddress: row.emailAddress }
    await queueAccountMail(transaction, { ...mail, kind: 'account-email-leaving', ...old })
    const who = `account:${userId}`
    await writeAudit(transaction, { actor: who, action: 'email-change-asked', subject: who, now })
  })
  return success(null)
}

const read = statement<{ userId: string }, Row>(
  'accounts-read-mailbox',
  `
    select email_address "emailAddress", first_name "firstName", language_id "languageId"
    from account where user_id = :userId`,
)
