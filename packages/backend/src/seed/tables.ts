import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which state of the data directory the shop was last filled from. */
export const seedRun = pgTable('seed_run', {
  fingerprint: text().primaryKey(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
})
