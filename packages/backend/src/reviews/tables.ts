import type { OwnWords } from '@haverhof/domain/shared'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'
import { review } from '../catalogue/review-tables.ts'
import { product } from '../catalogue/tables.ts'
import { shopOrder } from '../orders/tables.ts'
import { reviewVerdicts, type ReviewVerdict } from '@haverhof/domain/reviews'
import { oneOf } from '../database/one-of.ts'

/** Who wrote a review, and what the checks said (REVIEWS-1). What is shown of it stands in `review`. */
export const reviewOrigin = pgTable(
  'review_origin',
  {
    reviewId: integer('review_id')
      .primaryKey()
      .references(() => review.reviewId, { onDelete: 'cascade' }),
    siteId: integer('site_id').notNull(),
    /** Null when a guest wrote with the mailed link, or once the account has been deleted. */
    userId: uuid('user_id').references(() => account.userId, { onDelete: 'set null' }),
    orderId: integer('order_id').references(() => shopOrder.orderId),
    productId: integer('product_id')
      .notNull()
      .references(() => product.productId),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
    verdict: text().$type<ReviewVerdict>().notNull(),
    /** Of a refused one why, of the list `review`; of one that waits what a program found. */
    verdictReason: text('verdict_reason'),
    /** What staff wrote besides, by language (REASONS-2). */
    ownWords: jsonb('own_words').$type<OwnWords>().notNull().default({}),
  },
  (table) => [
    unique('review_of_customer').on(table.userId, table.productId),
    unique('review_of_order').on(table.orderId, table.productId),
    index('review_waiting').on(table.verdict, table.submittedAt),
    oneOf('review_origin_verdict', 'verdict', reviewVerdicts),
  ],
)

/** The mail that asks for a review, once per order (REVIEWS-4). */
export const reviewRequest = pgTable(
  'review_request',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => shopOrder.orderId),
    tokenHash: text('token_hash').notNull().unique(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('review_request_moment').on(table.requestedAt).concurrently()],
)

/** Mailboxes that want no such mail; only a hash of the address is kept (REVIEWS-22). */
export const reviewSilence = pgTable(
  'review_silence',
  {
    siteId: integer('site_id').notNull(),
    mailboxHash: text('mailbox_hash').notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.mailboxHash] })],
)
