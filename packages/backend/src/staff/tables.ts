import type { Permission } from '@haverhof/domain/backoffice'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** What another program calls the staff API with (STAFF-5). The token itself is known to its owner alone. */
export const staffToken = pgTable('staff_token', {
  tokenId: integer('token_id').primaryKey().generatedAlwaysAsIdentity(),
  tokenHash: text('token_hash').notNull().unique(),
  name: text().notNull(),
  permissions: text().array().$type<Permission[]>().notNull(),
  /** Null: all sites, also those to come. */
  siteIds: integer('site_ids').array(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  /** True to the minute: a call seldom has to write it. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
})

/** The stored answer to a change, by caller and idempotency key; a retry gets the same one (STAFF-7). */
export const staffRequest = pgTable(
  'staff_request',
  {
    /** As the audit names it: `token:7`, `staff:12`. Null in what the release before wrote. */
    caller: text(),
    /** For the release before, which knew tokens alone. */
    tokenId: integer('token_id').references(() => staffToken.tokenId),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    answer: jsonb().$type<unknown>(),
  },
  (table) => [
    uniqueIndex('staff_request_caller').on(table.caller, table.idempotencyKey).concurrently(),
    uniqueIndex('staff_request_token')
      .on(table.tokenId, table.idempotencyKey)
      .where(sql`token_id is not null`)
      .concurrently(),
    index('staff_request_moment').on(table.requestedAt),
  ],
)
