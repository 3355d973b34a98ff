import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { OpeningHours } from '../dealers/index.ts'
import { country, site } from '../sites/tables.ts'
import { oneOf } from '../database/one-of.ts'

const sources = ['own', 'dpd'] as const

/** What a site asks for sending to a country; no row means it does not send there (DELIVERY-1). */
export const shippingTariff = pgTable(
  'shipping_tariff',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => site.siteId),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.countryId),
    /** 0 home delivery, 1 parcel shop. */
    shippingMethod: smallint('shipping_method').notNull(),
    position: smallint().notNull(),
    priceCents: integer('price_cents').notNull(),
    freeFromCents: integer('free_from_cents'),
    /** What collecting at a dealer costs; with the way to the door (DELIVERY-14). */
    dealerPriceCents: integer('dealer_price_cents').notNull().default(0),
    /** From this weight on a lorry comes, for a price of its own that no threshold makes free (DELIVERY-10). */
    lorryFromGrams: integer('lorry_from_grams'),
    lorryPriceCents: integer('lorry_price_cents'),
    /** What the carrier takes, together and in one piece; null takes anything (DELIVERY-17). */
    mostGrams: integer('most_grams'),
    mostPieceGrams: integer('most_piece_grams'),
    /** From how many days a customer may choose; null where the carrier offers no choice (DELIVERY-12). */
    choosableDays: smallint('choosable_days'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.countryId, table.shippingMethod] })],
)

/** Streets and places by postcode, as far as a register was imported (DELIVERY-15). */
export const knownAddress = pgTable(
  'known_address',
  {
    countryId: integer('country_id')
      .notNull()
      .references(() => country.countryId),
    /** Without spaces, in capitals. */
    zipcodeKey: text('zipcode_key').notNull(),
    /** Empty where the register knows places alone. */
    street: text().notNull().default(''),
    city: text().notNull(),
    /** The numbers of one side: from here on every second one; 0 where it knows no numbers. */
    firstNumber: integer('first_number').notNull().default(0),
    lastNumber: integer('last_number').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.countryId, table.zipcodeKey, table.street, table.city, table.firstNumber] }),
  ],
)

/** The directory of pickup points. */
export const parcelShop = pgTable(
  'parcel_shop',
  {
    parcelShopId: text('parcel_shop_id').primaryKey(),
    name: text().notNull(),
    street: text().notNull(),
    streetNumber: text('street_number').notNull(),
    zipcode: text().notNull(),
    city: text().notNull(),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.countryId),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
    /** `own`: from data/parcel-shops; `dpd`: told by DPD, and kept so that a chosen point is known by its id. */
    source: text().$type<(typeof sources)[number]>().notNull().default('own'),
    /** The postcode and all names of the town, folded for the search. */
    zipcodeKey: text('zipcode_key').notNull(),
    cityKeys: text('city_keys').array().notNull(),
  },
  (table) => [
    index('parcel_shop_place').on(table.countryId, table.zipcode),
    oneOf('parcel_shop_source', 'source', sources),
  ],
)
