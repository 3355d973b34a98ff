import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { creditReasons, refundStates, type RefundState } from '@haverhof/domain/orders'
import { strayReasons } from '@haverhof/domain/payments'
import { oneOf } from '../database/one-of.ts'
import { payment } from '../payments/tables.ts'
import type { RefundedLine, RefundReason } from './records.ts'
import { shopOrder } from './tables.ts'

/** One decision that money goes back (REFUNDS-1). `payment.refund_due_cents` is the sum of what they owe a payment. */
export const refund = pgTable(
  'refund',
  {
    refundId: integer('refund_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 9001 }),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrder.orderId),
    /** Null when a gift card gets all of it. */
    paymentId: text('payment_id').references(() => payment.paymentId),
    amountCents: integer('amount_cents').notNull(),
    /** Of it, what went back to the gift card, at once. */
    giftCardCents: integer('gift_card_cents').notNull().default(0),
    /** Of it, the part that is not paid, because the bank has taken it back (REFUNDS-18). */
    chargedBackCents: integer('charged_back_cents').notNull().default(0),
    deliveryCents: integer('delivery_cents').notNull().default(0),
    reason: text().$type<RefundReason>().notNull(),
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    restock: boolean().notNull().default(false),
    madeBy: text('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    state: text().$type<RefundState>().notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    providerRefundId: text('provider_refund_id'),
    /** The reason and time of the provider's last refusal; a retry keeps them. */
    problem: text(),
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    /** When the provider was last asked, as long as its answer is not known (REFUNDS-10). */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** Paid by bank transfer instead of by the provider, with this reference (REFUNDS-8). */
    transferReference: text('transfer_reference'),
  },
  (table) => [
    index('refund_order').on(table.orderId),
    index('refund_payment').on(table.paymentId),
    index('refund_moment').on(table.madeAt, table.refundId),
    index('refund_unpaid')
      .on(table.madeAt)
      .where(sql`state <> 'paid'`),
    check(
      'refund_amounts',
      sql`amount_cents > 0 and gift_card_cents between 0 and amount_cents and delivery_cents between 0 and amount_cents
        and (payment_id is not null or (gift_card_cents = amount_cents and state = 'paid'))`,
    ),
    check('refund_charged_back', sql`charged_back_cents between 0 and amount_cents - gift_card_cents`),
    oneOf('refund_reason', 'reason', [...creditReasons, ...strayReasons]),
    oneOf('refund_state', 'state', refundStates),
  ],
)

/** What staff tell each other about an order; its customer never reads it in the shop (ORDERS-69). */
export const orderNote = pgTable(
  'order_note',
  {
    orderNoteId: bigint('order_note_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrder.orderId),
    at: timestamp({ withTimezone: true }).notNull(),
    madeBy: text('made_by').notNull(),
    words: text().notNull(),
  },
  (table) => [index('order_note_order').on(table.orderId)],
)
