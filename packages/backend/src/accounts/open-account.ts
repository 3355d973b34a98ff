import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '../database/index.ts'
import { queueMail } from '../mail/index.ts'

const DAY = 24 * 60 * 60_000
const activationMs = 7 * DAY

export type NewAccount = {
  siteId: number
  languageId: number
  /** Folded: one mailbox is one account per site. */
  emailAddress: string
  passwordHash: string
  firstName: string
  lastName: string
  /** The page that activates; the account's id and the token are added to it. */
  confirmUrl: string
  now: Date
}

/**
 * ACCOUNTS-1: an account that waits for its activation, with the mail that brings the link. An address that has an account
 * already gets no second one, and nobody can tell from the outside.
 */
export async function openAccount(transaction: Transaction, account: NewAccount): Promise<void> {
  const { siteId, languageId, emailAddress, firstName, now } = account
  const token = randomBytes(24).toString('base64url')
  const [made] = await transaction.rows<{ userId: string }>(open, [
    siteId,
    languageId,
    emailAddress,
    account.passwordHash,
    firstName,
    account.lastName,
    now,
    createHash('sha256').update(token).digest('base64url'),
    new Date(now.getTime() + activationMs),
  ])
  if (!made) return
  const confirmUrl = new URL(account.confirmUrl)
  confirmUrl.searchParams.set('userId', made.userId)
  confirmUrl.searchParams.set('token', token)
  const mail = {
    kind: 'account-activation' as const,
    causeKey: `account-activation:${made.userId}:1`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: { userId: made.userId, firstName, confirmUrl: confirmUrl.href },
  }
  await queueMail(transaction, mail, now)
}

const open = {
  name: 'accounts-open',
  text: `
    with made as (
      insert into account (site_id, language_id, email_address, password_hash, first_name, last_name, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (site_id, email_address) do nothing
      returning user_id)
    insert into account_token (token_hash, user_id, purpose, expires_at)
    select $8, user_id, 'activate', $9 from made returning user_id "userId"`,
}
