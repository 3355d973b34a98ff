import { boolean, integer, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { site } from '../sites/tables.ts'

/** ACCOUNTS-1: created with a password, usable once the mailed link has been followed. */
export const account = pgTable(
  'account',
  {
    userId: uuid('user_id').primaryKey().defaultRandom(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.siteId),
    languageId: smallint('language_id').notNull(),
    /** Folded: one mailbox is one account per site. */
    emailAddress: text('email_address').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    isActivated: boolean('is_activated').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    activatedAt: timestamp('activated_at', { withTimezone: true }),
  },
  (table) => [unique('account_mailbox').on(table.siteId, table.emailAddress)],
)

/** ACCOUNTS-2: a mailed token is random, kept as a hash, for one purpose and one use. */
export const accountToken = pgTable('account_token', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => account.userId, { onDelete: 'cascade' }),
  purpose: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
