import { withdrawalStates, type WithdrawalState } from '@haverhof/domain/orders'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/one-of.ts'
import { shopOrder } from './tables.ts'

/** WITHDRAWAL-1: a customer's declaration, kept as it was sent. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    withdrawalId: integer('withdrawal_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 5001 }),
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    /** Null when no order matches number and address: the declaration counts all the same. */
    orderId: integer('order_id').references(() => shopOrder.orderId),
    orderNumber: text('order_number').notNull(),
    fullName: text('full_name').notNull(),
    emailAddress: text('email_address').notNull(),
    statement: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** WITHDRAWAL-6: waits for staff, became a return or a cancelled order, or came to an end without. */
    state: text().$type<WithdrawalState>().notNull().default('waiting'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: text('decided_by'),
    /** Why it was closed without a return. */
    closingNote: text('closing_note'),
  },
  (table) => [
    index('withdrawal_waiting')
      .on(table.withdrawalId)
      .where(sql`state = 'waiting'`)
      .concurrently(),
    oneOf('withdrawal_state', 'state', withdrawalStates),
  ],
)
