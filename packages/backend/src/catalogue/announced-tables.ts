import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { product, productVariant } from './tables.ts'

/** What other programs were told of last (WEBHOOKS-9). */
export const announcedStock = pgTable('announced_stock', {
  variantId: integer('variant_id')
    .primaryKey()
    .references(() => productVariant.variantId, { onDelete: 'cascade' }),
  amount: integer().notNull(),
})

export const announcedProduct = pgTable('announced_product', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.productId, { onDelete: 'cascade' }),
  contentVersion: integer('content_version').notNull(),
  /** The moment at which the latest price began that was told of. */
  pricedFrom: timestamp('priced_from', { withTimezone: true }).notNull(),
})
