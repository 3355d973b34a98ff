import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { shopOrder } from './tables.ts'

/** Which packer has an order, and until when no other gets it (SHIPMENTS-12). Few rows: a shipment deletes its own. */
export const packingClaim = pgTable('packing_claim', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => shopOrder.orderId),
  /** As the audit names them: `staff:12`. */
  claimedBy: text('claimed_by').notNull(),
  /** Two tables under one login are two sessions; a printed paper belongs to the member, at every table. */
  session: text('session'),
  claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
