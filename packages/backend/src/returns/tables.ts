import type { OwnWords } from '@haverhof/domain/shared'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'
import { account } from '../accounts/tables.ts'
import { shopOrder } from '../orders/tables.ts'
import { withdrawal } from '../orders/withdrawal-tables.ts'
import { returnReasons, returnStatuses, type ReturnReason, type ReturnStatus } from '@haverhof/domain/returns'
import { oneOf } from '../database/one-of.ts'

/** What photos are drawn anew as. */
const photoTypes = ['image/jpeg'] as const

/** Goods of one order line that a customer wants to send back (RETURNS-1). */
export const productReturn = pgTable(
  'product_return',
  {
    returnId: integer('return_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 7001 }),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrder.orderId),
    lineNumber: smallint('line_number').notNull(),
    variantId: integer('variant_id').notNull(),
    /** Null once the account has been deleted; the return itself belongs to the books. */
    userId: uuid('user_id').references(() => account.userId, { onDelete: 'set null' }),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    remarks: text().notNull(),
    status: text().$type<ReturnStatus>().notNull(),
    /** The declaration that it follows from (WITHDRAWAL-6). */
    withdrawalId: integer('withdrawal_id').references(() => withdrawal.withdrawalId),
    /** Why staff refused it: of the list `return`; an earlier release wrote free words (RETURNS-10). */
    refusal: text(),
    /** What staff wrote besides, by language (REASONS-2). */
    ownWords: jsonb('own_words').$type<OwnWords>().notNull().default({}),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_return_order').on(table.orderId, table.lineNumber),
    index('product_return_changes').on(table.changedAt, table.returnId).concurrently(),
    // What waits for staff, the oldest first (RETURNS-11).
    index('product_return_waiting')
      .on(table.returnId)
      .where(sql`status in ('registered', 'received')`)
      .concurrently(),
    index('product_return_account').on(table.userId),
    check('product_return_quantity', sql`quantity > 0`),
    oneOf('product_return_reason', 'reason', returnReasons),
    oneOf('product_return_status', 'status', returnStatuses),
  ],
)

/** A photo of the damage, drawn anew by us and without what the camera wrote into it (RETURNS-5). */
export const returnPhoto = pgTable(
  'return_photo',
  {
    returnId: integer('return_id')
      .primaryKey()
      .references(() => productReturn.returnId, { onDelete: 'cascade' }),
    mediaType: text('media_type').$type<(typeof photoTypes)[number]>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
  },
  () => [oneOf('return_photo_media_type', 'media_type', photoTypes)],
)
