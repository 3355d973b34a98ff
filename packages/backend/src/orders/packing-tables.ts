import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { shopOrder } from './tables.ts'

/** SHIPMENTS-12: who stands at the packing table with an order, and until when nobody else gets it. Few rows: a shipment takes its own away. */
export const packingClaim = pgTable('packing_claim', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => shopOrder.orderId),
  /** As the audit names them: `staff:12`. */
  claimedBy: text('claimed_by').notNull(),
  claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
