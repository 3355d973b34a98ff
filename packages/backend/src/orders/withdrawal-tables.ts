import {
  type WithdrawalKind,
  withdrawalKinds,
  type WithdrawalState,
  withdrawalStates,
} from '@haverhof/domain/orders'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/one-of.ts'
import { shopOrder } from './tables.ts'

/** A customer's declaration, kept as it was sent (WITHDRAWAL-1, ENDING-10). */
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
    /** Waits for staff, became a return or a cancelled order, or came to an end without (WITHDRAWAL-6). */
    state: text().$type<WithdrawalState>().notNull().default('waiting'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: text('decided_by'),
    /** Why it was closed without a return. */
    closingNote: text('closing_note'),
    /** Whether it undoes a contract or ends one (ENDING-10). */
    kind: text().$type<WithdrawalKind>().notNull().default('withdrawal'),
    /** When a contract shall end; null is as soon as possible (ENDING-2). */
    endsOn: date('ends_on'),
    /** Of an ending: the same words of the same day are one declaration (ENDING-3). */
    declarationHash: text('declaration_hash'),
    /** Of the mailed link by which the mailbox says that it is its own; null where number and mailbox match (WITHDRAWAL-8). */
    confirmHash: text('confirm_hash'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The ending after which this order came all the same (ENDING-16). */
    endingId: integer('ending_id'),
  },
  (table) => [
    index('withdrawal_waiting')
      .on(table.withdrawalId)
      .where(sql`state = 'waiting'`)
      .concurrently(),
    index('withdrawal_order')
      .on(table.orderId)
      .where(sql`order_id is not null`)
      .concurrently(),
    uniqueIndex('withdrawal_declaration')
      .on(table.declarationHash)
      .where(sql`declaration_hash is not null`)
      .concurrently(),
    uniqueIndex('withdrawal_confirm')
      .on(table.confirmHash)
      .where(sql`confirm_hash is not null`)
      .concurrently(),
    uniqueIndex('withdrawal_of_ending')
      .on(table.endingId, table.orderId)
      .where(sql`ending_id is not null`)
      .concurrently(),
    oneOf('withdrawal_state', 'state', withdrawalStates),
    oneOf('withdrawal_kind', 'kind', withdrawalKinds),
  ],
)
