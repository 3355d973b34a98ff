import { index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'

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
    /** NEWSLETTER-8: which wording was agreed to. */
    consentVersion: smallint('consent_version').notNull().default(1),
  },
  (table) => [unique('newsletter_mailbox').on(table.siteId, table.emailAddress)],
)

/** REMINDERS-2: a cart that somebody was reminded of. Its link ends the newsletter and these letters alike. */
export const cartReminder = pgTable(
  'cart_reminder',
  {
    cartId: text('cart_id').primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => newsletterSubscription.subscriptionId, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('cart_reminder_mailbox').on(table.subscriptionId, table.remindedAt),
    index('cart_reminder_moment').on(table.remindedAt),
  ],
)
