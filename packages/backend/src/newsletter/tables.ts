import { integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** NEWSLETTER-1: nobody is on the list before the mailed link has been confirmed. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    subscriptionId: integer('subscription_id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    emailAddress: text('email_address').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [unique('newsletter_mailbox').on(table.siteId, table.emailAddress)],
)
