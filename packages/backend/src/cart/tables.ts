import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'
import type { BillingRecord, PaymentChoiceRecord, ShippingRecord, StoredWishesRecord } from './records.ts'
import { oneOf } from '../database/one-of.ts'

const cartStates = ['open', 'ordered', 'closed'] as const

/** The id is random and the only credential of a guest's cart (CART-1). */
export const cart = pgTable(
  'cart',
  {
    cartId: text('cart_id').primaryKey(),
    /** No foreign key: every new cart would lock the one row of its site, and carts of a site would queue for it. */
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    /** open: may change; ordered: frozen while its order waits for payment; closed: gone for everyone. */
    state: text().$type<(typeof cartStates)[number]>().notNull().default('open'),
    created: timestamp({ withTimezone: true }).notNull(),
    lastModified: timestamp('last_modified', { withTimezone: true }).notNull(),
    /** One more with every change of the cart or its lines; an order counts only for the version it was calculated from. */
    version: integer().notNull().default(1),
    /** At least the number of lines; kept with every new and removed one, so that no race can add one too many (CART-3). */
    lineCount: smallint('line_count').notNull().default(0),
    storeId: text('store_id'),
    clientIp: text('client_ip'),
    accountId: uuid('account_id').references(() => account.userId, { onDelete: 'set null' }),
    billing: jsonb().$type<BillingRecord>(),
    shipping: jsonb().$type<ShippingRecord>(),
    alternativeShippingAddress: boolean('alternative_shipping_address').notNull().default(false),
    newsletterSubscribe: boolean('newsletter_subscribe').notNull().default(false),
    /** A wish of its own (NEWSLETTER-9). */
    remindersSubscribe: boolean('reminders_subscribe').notNull().default(false),
    payment: jsonb().$type<PaymentChoiceRecord>(),
    mailplusId: text('mailplus_id'),
    discountCode: text('discount_code'),
    dealerId: integer('dealer_id'),
    parcelShopId: text('parcel_shop_id'),
    parcelShopZipcodeOrCity: text('parcel_shop_zipcode_or_city'),
    /** A remark for the driver, a day, and what a lorry finds in the yard (DELIVERY-13). */
    deliveryWishes: jsonb('delivery_wishes').$type<StoredWishesRecord>(),
    passwordHash: text('password_hash'),
    confirmUrl: text('confirm_url'),
    /** The order that this cart repeats (CART-23). It lies beside the customer's own cart and is never taken for it. */
    againOrderId: integer('again_order_id'),
  },
  (table) => [
    // Carts come in the order of time, so a summary of it is index enough, and no change of a cart writes to it.
    index('cart_created').using('brin', table.created),
    // What grows old among the open ones: all others stay for ever. It names nothing that a change of an open cart writes.
    index('cart_open')
      .on(table.created)
      .where(sql`state = 'open'`)
      .concurrently(),
    index('cart_of_account')
      .on(table.accountId)
      .where(sql`account_id is not null`),
    check('cart_line_count', sql`line_count between 0 and 50`),
    oneOf('cart_state', 'state', cartStates),
  ],
)

const cartId = () =>
  text('cart_id')
    .notNull()
    .references(() => cart.cartId, { onDelete: 'cascade' })

export const cartLine = pgTable(
  'cart_line',
  {
    cartId: cartId(),
    /** No foreign key, for the same reason: a bestseller is added to many carts at once. Lines without a pack are not shown. */
    variantId: integer('variant_id').notNull(),
    quantity: integer().notNull(),
    /** Names given so far to the samples of an analysis kit, by their sequence (CART-10). */
    sampleNames: text('sample_names').array().notNull().default([]),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Comes again every so many days; null once (REPEAT-1). */
    repeatDays: smallint('repeat_days'),
    /**
     * The same in weeks, rounded up, as the release before this one reads and
     * writes it; a trigger keeps both. Goes with the next release.
     */
    repeatWeeks: smallint('repeat_weeks'),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    check('cart_line_quantity', sql`quantity between 1 and 999`),
    check('cart_line_repeat_days', sql`repeat_days between 7 and 182`),
    check('cart_line_repeat_weeks', sql`repeat_weeks between 1 and 26`),
  ],
)

/** A key that lets a member of staff open a customer's cart, once, within a minute (CART-12). */
export const impersonationKey = pgTable('impersonation_key', {
  keyHash: text('key_hash').primaryKey(),
  cartId: cartId(),
  issuedBy: text('issued_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
