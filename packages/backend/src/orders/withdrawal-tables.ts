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

/** WITHDRAWAL-1, ENDING-10: a customer's declaration, kept as it was sent. */
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
    /** ENDING-10: whether it undoes a contract or ends one. */
    kind: text().$type<WithdrawalKind>().notNull().default('withdrawal'),
    /** ENDING-2: when a contract shall end; null is as soon as possible. */
    endsOn: date('ends_on'),
    /** ENDING-3: of an ending: the same words of the same day are one declaration. */
    declarationHash: text('declaration_hash'),
    /** WITHDRAWAL-8: of the mailed link by which the mailbox says that it is its own; null where number and mailbox match. */
    confirmHash: text('confirm_hash'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** ENDING-16: the ending after which this order came all the same. */
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
