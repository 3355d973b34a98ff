import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What was sold on one day (UTC), so that no hour counts the orders of 90 days again (ORDERS-15). */
export const salesDay = pgTable('sales_day', {
  day: date({ mode: 'string' }).primaryKey(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  /** How many packs of each product, at the same place of the second list. */
  productIds: integer('product_ids').array().notNull(),
  units: integer().array().notNull(),
})

/** What each nightly look at the books found; the newest row is what an alarm goes by (BOOKS-2). */
export const bookCheck = pgTable(
  'book_check',
  {
    bookCheckId: integer('book_check_id').primaryKey().generatedAlwaysAsIdentity(),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    /** Orders that have changed since then were looked at; null for all of them. */
    since: timestamp({ withTimezone: true }),
    orders: integer(),
    breaches: integer().notNull(),
    firstBreaches: text('first_breaches').array().notNull(),
  },
  (table) => [index('book_check_moment').on(table.checkedAt)],
)
