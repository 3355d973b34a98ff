import { type AccountDetails, billingColumns } from '../details/details.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { statement, type Transaction } from '../../database/index.ts'

export type NewAccount = {
  siteId: number
  languageId: number
  /** Folded: one mailbox is one account per site. */
  emailAddress: string
  passwordHash: string
  details: AccountDetails
  alternativeShippingAddress: boolean
  newsletterWish: boolean
  /** The page that activates; the account's id and the token are added to it. */
  callbackUrl: string
  /** One cause makes one mail. */
  mailCause: string
  now: Date
}

/**
 * ACCOUNTS-1: an account that waits for its activation, with the mail that brings the link. While it waits the newest wish
 * counts. An address that has an account already gets no second one, and nobody can tell from the outside.
 */
export async function openAccount(transaction: Transaction, account: NewAccount): Promise<void> {
  const { siteId, languageId, emailAddress, details, callbackUrl, now } = account
  const { address, contact } = billingColumns(details)
  await transaction.rows(open, {
    siteId,
    languageId,
    emailAddress,
    passwordHash: account.passwordHash,
    firstName: details.firstName,
    lastName: details.lastName,
    phoneNumber: details.phoneNumber,
    mobile: details.mobile,
    companyName: details.companyName,
    vatNumber: details.vatNumber,
    vatNumberValid: details.vatNumberValid,
    address,
    newsletterWish: account.newsletterWish,
    now,
    contact,
    shipping: details.shipping,
    alternativeShippingAddress: account.alternativeShippingAddress,
  })
  await queueAccountMail(transaction, {
    kind: 'account-activation',
    facts: { callbackUrl },
    siteId,
    languageId,
    toAddress: emailAddress,
    cause: account.mailCause,
    now,
  })
}

const open = statement<{
  siteId: number
  languageId: number
  emailAddress: string
  passwordHash: string
  firstName: string
  lastName: string
  phoneNumber: string | null
  mobile: string | null
  companyName: string | null
  vatNumber: string | null
  vatNumberValid: string | null
  address: object | null
  newsletterWish: boolean
  now: Date
  contact: object | null
  shipping: object | null
  alternativeShippingAddress: boolean
}>(
  'accounts-open',
  `
    insert into account (site_id, language_id, email_address, password_hash, first_name, last_name, phone_number, mobile,
      company_name, vat_number, vat_number_valid, address, newsletter_wish, created_at, billing_contact, shipping,
      alternative_shipping_address)
    values (:siteId, :languageId, :emailAddress, :passwordHash, :firstName, :lastName, :phoneNumber, :mobile, :companyName, :vatNumber, :vatNumberValid, :address, :newsletterWish, :now, :contact, :shipping, :alternativeShippingAddress)
    on conflict (site_id, email_address) do update set
      language_id = excluded.language_id, password_hash = excluded.password_hash, first_name = excluded.first_name,
      last_name = excluded.last_name, phone_number = excluded.phone_number, mobile = excluded.mobile,
      company_name = excluded.company_name, vat_number = excluded.vat_number,
      vat_number_valid = excluded.vat_number_valid, address = excluded.address,
      newsletter_wish = excluded.newsletter_wish, billing_contact = excluded.billing_contact,
      shipping = excluded.shipping, alternative_shipping_address = excluded.alternative_shipping_address
    where not account.is_activated`,
)
