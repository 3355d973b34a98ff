import { keepOrderAddresses, type OrderAddresses } from '../address-book/keep-order-addresses.ts'
import { writeSides } from '../details/account-sides.ts'
import { type AccountDetails, recipientColumns } from '../details/details.ts'
import { checkedColumns } from '../details/profile-columns.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { randomUUID } from 'node:crypto'
import { type RowOf, statement, type Transaction } from '../../database/index.ts'

export type NewAccount = {
  siteId: number
  languageId: number
  /** Folded: one mailbox is one account per site. */
  emailAddress: string
  passwordHash: string
  details: AccountDetails
  /** Of the order that opens it (ACCOUNTS-34). */
  ordered?: Omit<OrderAddresses, 'userId' | 'now'>
  alternativeShippingAddress: boolean
  newsletterWish: boolean
  /** The page that activates; the account's id and the token are added to it. */
  callbackUrl: string
  /** Something of the order that opens it comes again, once it is activated (REPEAT-32). */
  beginsRepeat?: boolean
  /** One cause makes one mail. */
  mailCause: string
  now: Date
}

/**
 * An account that waits for its activation, with the mail that brings its link and no other's (ACCOUNTS-1). An address that has
 * an account already gets no second one, and the response is the same. What gets no letter is not kept either.
 */
export async function openAccount(transaction: Transaction, account: NewAccount): Promise<void> {
  const { siteId, languageId, emailAddress, details, callbackUrl, beginsRepeat, now } = account
  const userId = randomUUID()
  const isNew = await queueAccountMail(transaction, {
    kind: 'account-activation',
    facts: { callbackUrl, userId, ...(beginsRepeat && { beginsRepeat }) },
    siteId,
    languageId,
    toAddress: emailAddress,
    cause: account.mailCause,
    now,
  })
  if (!isNew) return
  const { contact, shipping } = recipientColumns(details)
  await transaction.rows(open, {
    userId,
    siteId,
    languageId,
    emailAddress,
    passwordHash: account.passwordHash,
    ...checkedColumns.of(details),
    newsletterWish: account.newsletterWish,
    now,
    contact,
    shipping,
    alternativeShippingAddress: account.alternativeShippingAddress,
  })
  const { billing, shipping: sent } = details
  if (account.ordered) await keepOrderAddresses(transaction, { ...account.ordered, userId, now })
  else await writeSides(transaction, { userId, billing, shipping: sent, now })
}

type Opened = RowOf<typeof checkedColumns> & {
  userId: string
  siteId: number
  languageId: number
  emailAddress: string
  passwordHash: string
  newsletterWish: boolean
  now: Date
  contact: object | null
  shipping: object | null
  alternativeShippingAddress: boolean
}

const open = statement<Opened>(
  'accounts-open',
  `
    insert into account (user_id, site_id, language_id, email_address, password_hash, ${checkedColumns.list()},
      newsletter_wish, created_at, billing_contact, shipping,
      alternative_shipping_address)
    select :userId, :siteId, :languageId, :emailAddress, :passwordHash, ${checkedColumns.values},
      :newsletterWish, :now, :contact, :shipping, :alternativeShippingAddress
    where not exists (
      select from account known
      where known.site_id = :siteId and known.email_address = :emailAddress and known.is_activated)`,
)
