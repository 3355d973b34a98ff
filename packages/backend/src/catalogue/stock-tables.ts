import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/one-of.ts'
import { type MovementReason, movementReasons } from './known-words.ts'
import { productVariant } from './tables.ts'

const variantId = () =>
  integer('variant_id').references(() => productVariant.variantId, { onDelete: 'cascade' })

const amounts = { variantId: variantId().primaryKey(), amount: integer().notNull() }
export const stock = pgTable('stock', amounts, () => [check('stock_amount', sql`amount >= 0`)])

/** Every change of stock: their sum is the stock (checked by `npm run check-books`). */
export const stockMovement = pgTable(
  'stock_movement',
  {
    stockMovementId: bigint('stock_movement_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: variantId().notNull(),
    change: integer().notNull(),
    reason: text().$type<MovementReason>().notNull(),
    /** References the order; orders are a later context, so the migration alone knows it. */
    orderId: integer('order_id'),
    /** Who moved it; null where customers and the clock do. */
    actor: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('stock_movement_variant').on(table.variantId),
    index('stock_movement_order')
      .on(table.orderId)
      .where(sql`order_id is not null`)
      .concurrently(),
    oneOf('stock_movement_reason', 'reason', movementReasons),
  ],
)
