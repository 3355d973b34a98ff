import { foreignKey, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** What is kept of a purpose: who agreed to it, when, and to which words. */
const consent = () => ({
  subscriptionId: integer('subscription_id').primaryKey().generatedByDefaultAsIdentity(),
  siteId: integer('site_id').notNull(),
  languageId: smallint('language_id').notNull(),
  emailAddress: text('email_address').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  /** Which wording was agreed to (NEWSLETTER-8). */
  consentVersion: smallint('consent_version').notNull().default(1),
})

/** On the list once the mailed link is confirmed (NEWSLETTER-1). */
export const newsletterSubscription = pgTable('newsletter_subscription', consent(), (table) => [
  unique('newsletter_mailbox').on(table.siteId, table.emailAddress),
])

/** Who wants to be reminded of goods left in the cart (REMINDERS-1). */
export const reminderSubscription = pgTable('reminder_subscription', consent(), (table) => [
  unique('reminder_mailbox').on(table.siteId, table.emailAddress),
])

/** A cart with a queued reminder (REMINDERS-2). */
export const cartReminder = pgTable(
  'cart_reminder',
  {
    cartId: text('cart_id').primaryKey(),
    /** Of letters that still rested on the newsletter: their link ends it, as they say. */
    subscriptionId: integer('subscription_id').references(() => newsletterSubscription.subscriptionId, {
      onDelete: 'cascade',
    }),
    reminderSubscriptionId: integer('reminder_subscription_id'),
    tokenHash: text('token_hash').notNull().unique(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'cart_reminder_of_consent',
      columns: [table.reminderSubscriptionId],
      foreignColumns: [reminderSubscription.subscriptionId],
    }).onDelete('cascade'),
    index('cart_reminder_mailbox').on(table.subscriptionId, table.remindedAt),
    index('cart_reminder_consent').on(table.reminderSubscriptionId, table.remindedAt).concurrently(),
    index('cart_reminder_moment').on(table.remindedAt),
  ],
)
