import { carriers } from '@haverhof/domain/orders'
import type { OwnWords } from '@haverhof/domain/shared'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { productVariant } from '../catalogue/tables.ts'
import { oneOf } from '../database/one-of.ts'
import { type LotReason, lotReasons } from './lot-reasons.ts'
import { shopOrder } from './tables.ts'

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => shopOrder.orderId)

const lotStates = ['free', 'blocked'] as const
/** Pieces of a pack that were made together (LOTS-1). What of a pack is in no lot is what the warehouse has beyond them. */
export const stockLot = pgTable(
  'stock_lot',
  {
    lotId: integer('lot_id').primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariant.variantId),
    lotNumber: text('lot_number').notNull(),
    bestBefore: date('best_before', { mode: 'string' }),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Pieces in the warehouse. */
    amount: integer().notNull(),
    state: text().$type<(typeof lotStates)[number]>().notNull(),
    /** Pieces of a blocked lot that left what is free to sell; the others are those that orders wait for (LOTS-3). */
    withheld: integer().notNull().default(0),
    blockedReason: text('blocked_reason'),
  },
  (table) => [
    unique('stock_lot_number').on(table.variantId, table.lotNumber),
    index('stock_lot_by_number').on(table.lotNumber),
    check('stock_lot_amount', sql`amount >= 0`),
    check('stock_lot_withheld', sql`withheld between 0 and amount and (state = 'blocked' or withheld = 0)`),
    oneOf('stock_lot_state', 'state', lotStates),
  ],
)

/** What left the house at once; an order may need several (SHIPMENTS-1). */
export const shipment = pgTable(
  'shipment',
  {
    shipmentId: integer('shipment_id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    carrier: text().$type<(typeof carriers)[number]>(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    sentBy: text('sent_by').notNull(),
  },
  (table) => [
    index('shipment_order').on(table.orderId),
    index('shipment_moment').on(table.sentAt, table.shipmentId),
    oneOf('shipment_carrier', 'carrier', carriers),
  ],
)

const shipmentId = () =>
  integer('shipment_id')
    .notNull()
    .references(() => shipment.shipmentId)

const lotId = () =>
  integer('lot_id')
    .notNull()
    .references(() => stockLot.lotId)

export const shipmentLine = pgTable(
  'shipment_line',
  {
    orderId: orderId(),
    lineNumber: smallint('line_number').notNull(),
    shipmentId: shipmentId(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineNumber, table.shipmentId] }),
    check('shipment_line_quantity', sql`quantity > 0`),
  ],
)

/** Who got pieces of a lot (LOTS-4). */
export const orderLineLot = pgTable(
  'order_line_lot',
  {
    orderId: orderId(),
    lineNumber: smallint('line_number').notNull(),
    shipmentId: shipmentId(),
    lotId: lotId(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineNumber, table.shipmentId, table.lotId] }),
    index('order_line_lot_lot').on(table.lotId, table.orderId),
    check('order_line_lot_quantity', sql`quantity > 0`),
  ],
)

/** Every change of a lot: their sum is what is left of it. */
export const lotMovement = pgTable(
  'lot_movement',
  {
    lotMovementId: bigint('lot_movement_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lotId: lotId(),
    change: integer().notNull(),
    reason: text().$type<LotReason>().notNull(),
    orderId: integer('order_id').references(() => shopOrder.orderId),
    actor: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('lot_movement_lot').on(table.lotId, table.lotMovementId),
    oneOf('lot_movement_reason', 'reason', lotReasons),
  ],
)

/** Letters went out because of a lot (LOTS-11). */
export const lotRecall = pgTable(
  'lot_recall',
  {
    recallId: integer('recall_id').primaryKey().generatedAlwaysAsIdentity(),
    lotId: lotId(),
    /** Of the list `recall`; an earlier release wrote free words (REASONS-1). */
    reason: text().notNull(),
    /** What staff wrote besides, by language (REASONS-2). */
    ownWords: jsonb('own_words').$type<OwnWords>().notNull().default({}),
    startedBy: text('started_by').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** How many letters this time; an order gets one however often it is asked for. */
    letters: integer().notNull(),
  },
  (table) => [index('lot_recall_lot').on(table.lotId)],
)
