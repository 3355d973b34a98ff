import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'

/** How far the carts came that were begun on a day of Amsterdam at a site (FIGURES-2). */
export const funnelDay = pgTable(
  'funnel_day',
  {
    day: date().notNull(),
    siteId: integer('site_id').notNull(),
    /** With goods in them. */
    carts: integer().notNull(),
    bills: integer().notNull(),
    deliveries: integer().notNull(),
    payments: integer().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.siteId] }),
    check(
      'funnel_day_counts',
      sql`bills between 0 and carts and deliveries between 0 and carts and payments between 0 and carts`,
    ),
  ],
)
