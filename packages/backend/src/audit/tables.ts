import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who did what that is out of the ordinary: impersonation, refunds, changed statuses. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    auditEntryId: bigint('audit_entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_entry_subject').on(table.subject),
    // What is too old is looked for every night.
    index('audit_entry_moment').on(table.at).concurrently(),
    index('audit_entry_comings')
      .on(table.at)
      .where(sql`action in ('signed-in', 'sign-in-failed', 'signed-out')`)
      .concurrently(),
  ],
)
