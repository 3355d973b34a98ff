import {
  type DeliveryState,
  deliveryStates,
  type PauseReason,
  pauseReasons,
  type RepeatEvent,
  type RepeatState,
  repeatStates,
} from '@haverhof/domain/repeat-delivery'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'
import type { BillingRecord, ShippingRecord } from '../cart/index.ts'
import { productVariant } from '../catalogue/tables.ts'
import { oneOf } from '../database/one-of.ts'
import { shopOrder } from '../orders/tables.ts'
import { paymentMandate } from '../payments/tables.ts'

/** The same goods again every few weeks, until its customer ends it (REPEAT-3). */
export const repeatDelivery = pgTable(
  'repeat_delivery',
  {
    repeatDeliveryId: integer('repeat_delivery_id')
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: uuid('user_id')
      .notNull()
      .references(() => account.userId, { onDelete: 'cascade' }),
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    state: text().$type<RepeatState>().notNull(),
    pauseReason: text('pause_reason').$type<PauseReason>(),
    /** It comes every so many days (REPEAT-1). */
    days: smallint().notNull().default(0),
    /**
     * The same in weeks, rounded up, as the release before this one reads and
     * writes it; a trigger keeps both. Goes with the next release.
     */
    weeks: smallint(),
    /** One more with every change: what was reckoned counts only for the version that was read. */
    version: integer().notNull().default(1),
    /** The day that is meant, the day it arrives, and what follows from it, in the calendar of the site (REPEAT-6). */
    plannedOn: date('planned_on').notNull(),
    day: date().notNull(),
    orderOn: date('order_on').notNull(),
    announceOn: date('announce_on').notNull(),
    /** Working days that the slowest of its packs is on its way, at least and at most (REPEAT-7). */
    deliveryDays: smallint('delivery_days').array().notNull().default([1, 2]).$type<[number, number]>(),
    /** The day and the amount that the customer was told; null before (REPEAT-8). */
    announcedDay: date('announced_day'),
    announcedCents: integer('announced_cents'),
    /** Packs that the shop sells no more, as the customer was told with that day (REPEAT-24). */
    announcedWithout: integer('announced_without').array().notNull().default([]),
    /** What the last order came to (REPEAT-9). */
    lastCents: integer('last_cents'),
    /** How often in a row there was too little (REPEAT-10). */
    shortages: smallint().notNull().default(0),
    billing: jsonb().$type<BillingRecord>().notNull(),
    shipping: jsonb().$type<ShippingRecord>().notNull(),
    alternativeShippingAddress: boolean('alternative_shipping_address').notNull(),
    dealerId: integer('dealer_id'),
    parcelShopId: text('parcel_shop_id'),
    parcelShopZipcodeOrCity: text('parcel_shop_zipcode_or_city'),
    /** The note for the driver (DELIVERY-13). */
    driverRemark: text('driver_remark'),
    /** Null when the customer pays the next delivery, with this method (REPEAT-14). */
    mandateId: integer('mandate_id').references(() => paymentMandate.mandateId),
    paymentMethodId: text('payment_method_id').notNull(),
    firstOrderId: integer('first_order_id')
      .notNull()
      .references(() => shopOrder.orderId),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Whether its customer has been told what was agreed (REPEAT-33). */
    isTold: boolean('is_told').notNull().default(true),
  },
  (table) => [
    uniqueIndex('repeat_delivery_of_order_days').on(table.firstOrderId, table.days).concurrently(),
    index('repeat_delivery_account').on(table.userId),
    index('repeat_delivery_mandate').on(table.mandateId),
    // What is due, and nothing else (REPEAT-20).
    index('repeat_delivery_to_order')
      .on(table.orderOn)
      .where(sql`state = 'active'`),
    index('repeat_delivery_to_announce')
      .on(table.announceOn)
      .where(sql`state = 'active' and announced_day is distinct from day`),
    index('repeat_delivery_to_tell')
      .on(table.repeatDeliveryId)
      .where(sql`not is_told`),
    check('repeat_delivery_days', sql`days between 7 and 182`),
    check('repeat_delivery_weeks', sql`weeks between 1 and 26`),
    check('repeat_delivery_dates', sql`day >= planned_on and order_on < day and announce_on < order_on`),
    check('repeat_delivery_pause', sql`(pause_reason is not null) = (state = 'paused')`),
    oneOf('repeat_delivery_state', 'state', repeatStates),
    oneOf('repeat_delivery_pause_reason', 'pause_reason', pauseReasons),
  ],
)

const repeatDeliveryId = () =>
  integer('repeat_delivery_id')
    .notNull()
    .references(() => repeatDelivery.repeatDeliveryId, { onDelete: 'cascade' })

export const repeatDeliveryLine = pgTable(
  'repeat_delivery_line',
  {
    repeatDeliveryId: repeatDeliveryId(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariant.variantId),
    quantity: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.repeatDeliveryId, table.variantId] }),
    index('repeat_delivery_line_variant').on(table.variantId),
    check('repeat_delivery_line_quantity', sql`quantity between 1 and 99`),
  ],
)

/** One day of a repeat delivery and the order that came of it (REPEAT-11). Its key is why there is only one. */
export const repeatDeliveryOrder = pgTable(
  'repeat_delivery_order',
  {
    repeatDeliveryId: repeatDeliveryId(),
    plannedOn: date('planned_on').notNull(),
    day: date().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    /** Filled together with this row, so that a worker that comes later orders the same cart. */
    cartId: text('cart_id').notNull().unique(),
    /** What the customer was told that it costs. */
    announcedCents: integer('announced_cents'),
    orderId: integer('order_id')
      .unique()
      .references(() => shopOrder.orderId),
    /** Collections that failed, and when the next is tried (REPEAT-12). */
    failures: smallint().notNull().default(0),
    retryOn: date('retry_on'),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.repeatDeliveryId, table.plannedOn] }),
    index('repeat_delivery_order_taken')
      .on(table.takenAt)
      .where(sql`state = 'taken'`),
    index('repeat_delivery_order_retry')
      .on(table.retryOn)
      .where(sql`state = 'collecting' and retry_on is not null`),
    oneOf('repeat_delivery_order_state', 'state', deliveryStates),
  ],
)

/** What happened to it, and by whose doing (REPEAT-18). */
export const repeatDeliveryEvent = pgTable(
  'repeat_delivery_event',
  {
    repeatDeliveryEventId: bigint('repeat_delivery_event_id', { mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity(),
    repeatDeliveryId: repeatDeliveryId(),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().$type<RepeatEvent>().notNull(),
    isByCustomer: boolean('is_by_customer').notNull(),
    day: date(),
    orderId: integer('order_id').references(() => shopOrder.orderId),
    /** A request that is sent again is done once (REPEAT-72). */
    requestKey: text('request_key'),
  },
  (table) => [
    index('repeat_delivery_event_of').on(table.repeatDeliveryId),
    uniqueIndex('repeat_delivery_event_request')
      .on(table.repeatDeliveryId, table.requestKey)
      .where(sql`request_key is not null`),
  ],
)
