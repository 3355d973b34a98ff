import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { comingsSql, entitySql, isOtherSql } from './entities.ts'

/** What a change was about: of customers' data only the names of the fields (AUDIT-3). */
export type FieldChange = { field: string; before?: unknown; after?: unknown }

const entity = sql.raw(`(${entitySql})`)

/** Who did what that is out of the ordinary. A trigger refuses to change an entry, or to delete one before its time (AUDIT-4). */
export const auditEntry = pgTable(
  'audit_entry',
  {
    auditEntryId: bigint('audit_entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    changes: jsonb().$type<FieldChange[]>(),
    /** Null: it belongs to no site, or to all. */
    siteIds: integer('site_ids').array(),
    requestId: text('request_id'),
  },
  (table) => [
    // What is too old is looked for every night.
    index('audit_entry_moment').on(table.at).concurrently(),
    index('audit_entry_comings').on(table.at).where(sql.raw(comingsSql)).concurrently(),
    index('audit_entry_others').on(table.at).where(sql.raw(isOtherSql)).concurrently(),
    // The log is read from its newest entry on. What stands behind the moment narrows a page before a row is read.
    index('audit_entry_of_subject').on(table.subject, table.at).concurrently(),
    index('audit_entry_by_actor').on(table.actor, table.at, table.action, entity).concurrently(),
    index('audit_entry_by_action').on(table.action, table.at, entity).concurrently(),
    index('audit_entry_by_entity').on(entity, table.at).concurrently(),
    index('audit_entry_of_sites')
      .on(table.siteIds, table.at, table.action, entity)
      .where(sql`site_ids is not null`)
      .concurrently(),
  ],
)
