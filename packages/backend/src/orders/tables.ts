import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'
import { cart } from '../cart/tables.ts'
import type { AddressRecord, BillingRecord } from '../cart/index.ts'
import { productVariant } from '../catalogue/tables.ts'
import type { CalculationRecord, DeliveryRecord, OrderStatus } from './records.ts'
import { oneOf } from '../database/one-of.ts'
import { newestFirst } from './order-indexes.ts'
import { promisedSql } from './promised-sql.ts'
import { toSendSql } from './to-send-sql.ts'
import { productTypes } from '@haverhof/domain/catalogue'
import { orderStatuses } from '@haverhof/domain/orders'
import { vatTypes } from '@haverhof/domain/sites'

const reservationStates = ['held', 'claimed', 'released'] as const

/** A copy of everything the customer agreed to; nothing in it follows later changes (ORDERS-1). */
export const shopOrder = pgTable(
  'shop_order',
  {
    orderId: integer('order_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** 192 random bits, looked at beside the id: no index is needed, and two are never the same. */
    orderKey: text('order_key').notNull(),
    /** One order per cart (ORDERS-2). */
    cartId: text('cart_id')
      .notNull()
      .unique()
      .references(() => cart.cartId),
    idempotencyKey: text('idempotency_key').unique(),
    requestHash: text('request_hash'),
    /** No foreign key: every new order would lock the one row of its site. */
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    /** An order stays when the account of its customer ends (CUSTOMERS-12). */
    accountId: uuid('account_id').references(() => account.userId, { onDelete: 'set null' }),
    status: text().$type<OrderStatus>().notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Until when goods, codes and gift cards are held for payment. */
    holdUntil: timestamp('hold_until', { withTimezone: true }).notNull(),
    emailAddress: text('email_address').notNull(),
    clientIp: text('client_ip'),
    billing: jsonb().$type<BillingRecord>().notNull(),
    delivery: jsonb().$type<DeliveryRecord>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<AddressRecord>(),
    isScanOnly: boolean('is_scan_only').notNull(),
    /** The customer asked that the analysis begins within the time of withdrawal, and knows what that means (ORDERS-30). */
    beginAnalysis: boolean('begin_analysis').notNull().default(false),
    /** The version of the contract documents it was placed under; null for orders of before (CONTRACT-3). */
    contractVersion: text('contract_version'),
    /** The calculated cart as it was shown. */
    calculation: jsonb().$type<CalculationRecord>().notNull(),
    /** The shape of `calculation`, which outlives the code that wrote it (ORDERS-1). */
    calculationVersion: smallint('calculation_version').notNull().default(1),
    linesCents: integer('lines_cents').notNull(),
    orderDiscountCents: integer('order_discount_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    paymentCostsCents: integer('payment_costs_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    totalExclVatCents: integer('total_excl_vat_cents').notNull(),
    vatLowCents: integer('vat_low_cents').notNull(),
    vatHighCents: integer('vat_high_cents').notNull(),
    giftCardCents: integer('gift_card_cents').notNull(),
    /** What the provider must collect: the total without the gift card. */
    dueCents: integer('due_cents').notNull(),
    discountCode: text('discount_code'),
    paymentMethodId: text('payment_method_id'),
    shownCurrency: text('shown_currency').notNull(),
    exchangeRate: numeric('exchange_rate', { precision: 12, scale: 6, mode: 'number' }).notNull(),
    shownTotalCents: integer('shown_total_cents').notNull(),
  },
  (table) => [
    index('shop_order_waiting')
      .on(table.holdUntil)
      .where(sql`status = 'open'`),
    index('shop_order_email').on(sql`lower(${table.emailAddress})`),
    index('shop_order_account')
      .on(table.accountId)
      .where(sql`account_id is not null`),
    index('shop_order_sent')
      .on(table.sentAt)
      .where(sql`sent_at is not null`),
    // Those whose time to come back ends (ORDERS-25).
    index('shop_order_to_close')
      .on(table.sentAt)
      .where(sql`status = 'sent'`)
      .concurrently(),
    // What was sold on a day (ORDERS-15).
    index('shop_order_paid')
      .on(table.paidAt)
      .where(sql`paid_at is not null`)
      .concurrently(),
    // Orders come in the order of time, so a summary of it finds those of the last night, and nothing is written to it (BOOKS-2).
    index('shop_order_moment').using('brin', table.orderedAt).concurrently(),
    // The lists of staff and of other programs (STAFF-53). New orders are open: placing one does not pay for these lists.
    index('shop_order_by_status')
      .on(table.status, table.orderId)
      .where(sql`status <> 'open'`)
      .concurrently(),
    // What waits to be sent, the oldest promise first (SHIPMENTS-6).
    index('shop_order_promised')
      .on(sql.raw(`(${promisedSql('delivery')})`), table.orderId)
      .where(sql.raw(`status in ${toSendSql}`))
      .concurrently(),
    ...newestFirst(table),
    index('shop_order_open_client')
      .on(table.clientIp)
      .where(sql`status = 'open'`),
    check(
      'shop_order_sums',
      sql`total_cents = lines_cents - order_discount_cents + shipping_cents + payment_costs_cents
        and total_cents = total_excl_vat_cents + vat_low_cents + vat_high_cents
        and due_cents = total_cents - gift_card_cents
        and total_cents >= 0 and due_cents >= 0 and gift_card_cents >= 0`,
    ),
    oneOf('shop_order_status', 'status', orderStatuses),
  ],
)

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => shopOrder.orderId)

export const orderLine = pgTable(
  'order_line',
  {
    orderId: orderId(),
    lineNumber: smallint('line_number').notNull(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariant.variantId),
    productType: smallint('product_type').notNull(),
    quantity: integer().notNull(),
    description: text().notNull(),
    productLabel: text('product_label').notNull(),
    originalCents: integer('original_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    vatClass: text('vat_class').$type<(typeof vatTypes)[number]>().notNull(),
    vatPercent: numeric('vat_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    vatCents: integer('vat_cents').notNull(),
    /** Given with the order by a promotion; costs nothing. */
    isFree: boolean('is_free').notNull(),
    /** Pieces that were paid back before they were sent (SHIPMENTS-4). */
    calledOff: integer('called_off').notNull().default(0),
    /** Comes again every so many days; null once (REPEAT-3). */
    repeatDays: smallint('repeat_days'),
    /** As that of a line of a cart. */
    repeatWeeks: smallint('repeat_weeks'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineNumber] }),
    // What of a pack is still in the house, and how fast it goes (STOCK-4, STOCK-6).
    index('order_line_variant').on(table.variantId, table.orderId).concurrently(),
    check('order_line_amounts', sql`quantity > 0 and total_cents >= 0 and (not is_free or total_cents = 0)`),
    oneOf('order_line_product_type', 'product_type', Object.values(productTypes)),
    oneOf('order_line_vat_class', 'vat_class', vatTypes),
  ],
)

/** The carrier's numbers of the parcels that an order left the house in (ORDERS-23). */
export const orderParcel = pgTable(
  'order_parcel',
  {
    orderId: orderId(),
    parcelNumber: text('parcel_number').notNull(),
    /** The shipment it was part of; null for parcels of before there were any. */
    shipmentId: integer('shipment_id'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.parcelNumber] }),
    // Finds an order by a parcel's number (STAFF-30).
    index('order_parcel_number').on(table.parcelNumber).concurrently(),
  ],
)

export const orderSample = pgTable(
  'order_sample',
  {
    orderId: orderId(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariant.variantId),
    sequence: integer().notNull(),
    sampleName: text('sample_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.variantId, table.sequence] })],
)

/** Every step an order made, and why. */
export const orderEvent = pgTable(
  'order_event',
  {
    orderEventId: bigint('order_event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    at: timestamp({ withTimezone: true }).notNull(),
    fromStatus: text('from_status').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>().notNull(),
    reason: text().notNull(),
  },
  (table) => [
    index('order_event_order').on(table.orderId),
    index('order_event_moment').on(table.at).concurrently(),
    index('order_event_changes')
      .on(table.at, table.orderEventId)
      .where(sql`from_status is not null`)
      .concurrently(),
    oneOf('order_event_from_status', 'from_status', orderStatuses),
    oneOf('order_event_to_status', 'to_status', orderStatuses),
  ],
)

/** Goods held for an order: taken from stock at once, given back when the order is cancelled (STOCK-1). */
export const stockReservation = pgTable(
  'stock_reservation',
  {
    orderId: orderId(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariant.variantId),
    quantity: integer().notNull(),
    state: text().$type<(typeof reservationStates)[number]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId] }),
    index('stock_reservation_held')
      .on(table.variantId)
      .where(sql`state = 'held'`),
    check('stock_reservation_quantity', sql`quantity > 0`),
    oneOf('stock_reservation_state', 'state', reservationStates),
  ],
)
