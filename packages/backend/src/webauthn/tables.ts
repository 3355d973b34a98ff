import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Challenges are signed, not stored; an answered one is, until it expires (ACCOUNTS-20, STAFF-41). */
export const usedPasskeyChallenge = pgTable(
  'used_passkey_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_passkey_challenge_end').on(table.expiresAt)],
)
