/**
 * What every column of the schema says about a customer, by its name in
 * PostgreSQL; one that stands nowhere fails `personal-columns.test.ts`.
 */
export type TableClass = {
  /** The rows of the customer $1, whose mailbox is $2. */
  own?: string
  /** In the export, and gone once the account has been deleted. */
  taken?: string
  /** In the export; stays after the deletion, for the reason given. */
  kept?: [columns: string, reason: string]
  /** Personal and not in the export as such, for the reason given. */
  elsewhere?: [columns: string, reason: string]
  /** Protects the account or the order, so the export never holds it. */
  secret?: [columns: string, reason: string]
  /** Says nothing about a person that the row does not say already: keys, amounts, states, moments. */
  plain?: string
}

/** Identity and credentials. */
export const accountTables: Record<string, TableClass> = {
  account: {
    own: 'user_id = $1',
    taken: `email_address first_name last_name phone_number mobile company_name vat_number vat_number_valid address billing_contact
      shipping alternative_shipping_address newsletter_wish language_id created_at activated_at`,
    secret: ['password_hash', 'a hash can be guessed at'],
    plain: 'user_id site_id is_activated',
  },
  account_address: {
    own: 'user_id = $1',
    taken: `label name first_name last_name company_name vat_number phone_number address remark is_billing_default
      is_delivery_default kept_from_order_id`,
    plain: 'address_id user_id created_at changed_at',
  },
  account_session: {
    own: 'user_id = $1',
    taken: 'created_at last_seen_at expires_at',
    secret: ['session_hash first_session_hash handover_hash', 'the session itself'],
    plain: 'user_id authenticated_at handover_until',
  },
  account_token: {
    own: 'user_id = $1',
    elsewhere: ['new_email_address', 'lives as long as the mailed link, and goes with the account'],
    secret: ['token_hash', 'a link that is a key'],
    plain: 'user_id purpose expires_at used_at mail_id',
  },
  account_device: {
    own: 'user_id = $1',
    secret: ['device_hash', 'a known browser'],
    plain: 'user_id expires_at',
  },
  account_passkey: {
    own: 'user_id = $1',
    taken: 'name created_at last_used_at',
    secret: ['credential_id public_key', 'what a key of the customer is known by'],
    plain: 'passkey_id user_id counter transports',
  },
}
