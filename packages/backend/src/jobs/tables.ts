import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** RETENTION-2: up to which moment the rows of a span have been forgotten. */
export const retentionProgress = pgTable('retention_progress', {
  what: text().primaryKey(),
  reached: timestamp({ withTimezone: true }).notNull(),
})
