import type { TableClass } from './test-account-columns.ts'

/** What a mailbox agreed to, and what it got for it. */
export const consentTables: Record<string, TableClass> = {
  newsletter_subscription: {
    own: 'email_address = $2',
    taken: 'email_address confirmed_at unsubscribed_at',
    secret: ['token_hash', 'a link that is a key'],
    plain: 'subscription_id site_id language_id requested_at consent_version',
  },
  reminder_subscription: {
    own: 'email_address = $2',
    taken: 'email_address confirmed_at unsubscribed_at',
    secret: ['token_hash', 'a link that is a key'],
    plain: 'subscription_id site_id language_id requested_at consent_version',
  },
  cart_reminder: {
    own: 'reminder_subscription_id in (select subscription_id from reminder_subscription where email_address = $2)',
    taken: 'reminded_at',
    secret: ['token_hash', 'a link that is a key'],
    plain: 'cart_id subscription_id reminder_subscription_id',
  },
}
