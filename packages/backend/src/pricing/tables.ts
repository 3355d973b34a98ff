import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { PromotionRecord, Translations } from './records.ts'

/**
 * One row that counts the changes of promotions, rates, tariffs, countries and sites (PRICING-15). Triggers do the counting, so
 * that a process that caches these learns of a change from any side.
 */
export const priceTerms = pgTable(
  'price_terms',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    version: integer().notNull(),
  },
  () => [check('price_terms_only_row', sql`only_row`)],
)

export const promotion = pgTable(
  'promotion',
  {
    promotionId: integer('promotion_id').primaryKey(),
    promotionKey: text('promotion_key').notNull().unique(),
    /** Folded to capitals without spaces; null needs no code. */
    code: text().unique(),
    priority: integer().notNull(),
    isExclusive: boolean('is_exclusive').notNull(),
    siteIds: integer('site_ids').array(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    usageLimit: integer('usage_limit'),
    usageLimitPerCustomer: integer('usage_limit_per_customer'),
    /** Redeemed by orders that were not cancelled; counted only where there is a limit to keep. */
    used: integer().notNull().default(0),
    rule: jsonb().$type<PromotionRecord>().notNull(),
    titles: jsonb().$type<Translations>().notNull(),
    isActive: boolean('is_active').notNull(),
  },
  () => [check('promotion_used', sql`used >= 0 and (usage_limit is null or used <= usage_limit)`)],
)

/** One use of a promotion by one order; a cancelled order gives it back. */
export const promotionRedemption = pgTable(
  'promotion_redemption',
  {
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotion.promotionId),
    /** References the order; orders are a later context, so the migration alone knows it. */
    orderId: integer('order_id').notNull(),
    /** The customer's folded e-mail address. */
    customerKey: text('customer_key').notNull(),
    /** Counts a customer's uses from 1 where there is a limit per customer, so that the limit is a unique key. */
    customerUse: integer('customer_use').notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.orderId] }),
    index('promotion_redemption_order').on(table.orderId),
    unique('promotion_redemption_customer_use').on(table.promotionId, table.customerKey, table.customerUse),
  ],
)
