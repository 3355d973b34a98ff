import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { productVariant } from '../catalogue/tables.ts'

/** An alert for a pack: one mail when it is back in stock, then deleted (STOCK-ALERTS-1). */
export const stockAlert = pgTable(
  'stock_alert',
  {
    stockAlertId: integer('stock_alert_id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariant.variantId),
    emailAddress: text('email_address').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [
    unique('stock_alert_wish').on(table.siteId, table.variantId, table.emailAddress),
    index('stock_alert_mailbox').on(table.emailAddress),
    index('stock_alert_waiting')
      .on(table.variantId)
      .where(sql`notified_at is null`),
  ],
)
