import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { language } from '../sites/tables.ts'
import { product } from './tables.ts'

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => product.productId, { onDelete: 'cascade' })

export const review = pgTable(
  'review',
  {
    reviewId: integer('review_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    productId: productId(),
    languageId: smallint('language_id')
      .notNull()
      .references(() => language.languageId),
    rating: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    author: text().notNull(),
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    verified: boolean().notNull(),
    /** Null while it waits to be read (up to 24 hours). */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** REVIEWS-13: what the shop answers, in the language of the review. */
    reply: text(),
    repliedOn: date('replied_on', { mode: 'string' }),
  },
  (table) => [
    index('review_product').on(table.productId, table.writtenOn.desc(), table.reviewId.desc()),
    check('review_rating', sql`rating between 1 and 5`),
  ],
)

/** Kept with every published review, so that no list ever counts reviews. */
export const reviewAggregate = pgTable('review_aggregate', {
  productId: productId().primaryKey(),
  average: doublePrecision().notNull(),
  count: integer().notNull(),
  /** Counts for 1 to 5 stars. */
  distribution: integer().array().notNull(),
})
