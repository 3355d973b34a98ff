import { bigint, check, date, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** Turnover by day of Amsterdam and site, stored so that a look counts nothing (FIGURES-1). */
export const turnoverDay = pgTable(
  'turnover_day',
  {
    day: date().notNull(),
    siteId: integer('site_id').notNull(),
    /** Paid on that day. */
    orders: integer().notNull(),
    pieces: integer().notNull(),
    grossCents: bigint('gross_cents', { mode: 'number' }).notNull(),
    /** Without VAT. */
    netCents: bigint('net_cents', { mode: 'number' }).notNull(),
    /** Given back on that day, for whichever order. */
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.siteId] }),
    index('turnover_day_counted').on(table.countedAt),
    check('turnover_day_counts', sql`orders >= 0 and pieces >= 0 and refunded_cents >= 0`),
  ],
)
