import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Attempts are counted in the database, so that all processes share one count (LIMITS-1). */
export const attemptCount = pgTable(
  'attempt_count',
  {
    /** What is limited and for whom: `gift-card-pin:1001`. */
    subject: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    attempts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.windowStart] })],
)
