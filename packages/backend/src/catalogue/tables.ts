import { labelTones, structures } from '@haverhof/artwork'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { productTypes } from '@haverhof/domain/catalogue'
import { language, site } from '../sites/tables.ts'
import type { DoseRecord, FeedLabelRecord, NutritionRecord } from './records.ts'
import { oneOf } from '../database/one-of.ts'
import { contentUnits } from './known-words.ts'
import { category, facetValue, languageId } from './reference-tables.ts'

const siteId = () =>
  integer('site_id')
    .notNull()
    .references(() => site.siteId)

export const product = pgTable(
  'product',
  {
    productId: integer('product_id').primaryKey(),
    /** The brand that sells it: 0 haverhof, 1 muehldorfer. */
    platform: smallint().notNull(),
    type: smallint().notNull(),
    /** What the release before `tax_class` reads; it goes with a later migration. */
    vatClass: text('vat_class').notNull(),
    taxClass: text('tax_class').notNull().default('goods'),
    icon: text().notNull(),
    tone: text().$type<(typeof labelTones)[number]>().notNull(),
    /** What the feed looks like; null where there is nothing to see or it is not known (PICTURES-7). */
    structure: text().$type<(typeof structures)[number]>(),
    isNew: boolean('is_new').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Packs sold in the last 90 days, kept by the orders. */
    unitsSold: integer('units_sold').notNull().default(0),
    sugarPercent: doublePrecision('sugar_percent'),
    feedLabel: jsonb('feed_label').$type<FeedLabelRecord>(),
    nutrition: jsonb().$type<NutritionRecord>(),
    dose: jsonb().$type<DoseRecord>(),
    /** Changes with everything that is more than a price or an amount in stock. */
    contentVersion: integer('content_version').notNull().default(1),
  },
  () => [
    oneOf('product_type', 'type', Object.values(productTypes)),
    oneOf('product_vat_class', 'vat_class', ['low', 'high']),
    oneOf('product_tone', 'tone', labelTones),
    oneOf('product_structure', 'structure', structures),
  ],
)

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => product.productId, { onDelete: 'cascade' })

export const productCategory = pgTable(
  'product_category',
  {
    productId: productId(),
    /** 0 is the home of the product. */
    position: smallint().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.categoryId),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const productFacet = pgTable(
  'product_facet',
  { productId: productId(), facetKey: text('facet_key').notNull(), valueKey: text('value_key').notNull() },
  (table) => [
    primaryKey({ columns: [table.productId, table.facetKey, table.valueKey] }),
    foreignKey({
      columns: [table.facetKey, table.valueKey],
      foreignColumns: [facetValue.facetKey, facetValue.key],
    }).onDelete('cascade'),
  ],
)

export const productText = pgTable(
  'product_text',
  {
    productId: productId(),
    languageId: languageId(),
    slug: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    usps: text().array().notNull(),
    feedingAdvice: text('feeding_advice'),
    composition: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.languageId] }),
    // Staff find packs by words of a title in any language (STAFF-60).
    index('product_text_title_words')
      .using('gin', sql`to_tsvector('simple', title)`)
      .concurrently(),
  ],
)

export const productVariant = pgTable(
  'product_variant',
  {
    variantId: integer('variant_id').primaryKey(),
    productId: productId(),
    /** 0 is the first pack, which has the product's own address. */
    position: smallint().notNull(),
    article: text().notNull().unique(),
    ean: text().notNull().unique(),
    pack: text().notNull(),
    contentAmount: doublePrecision('content_amount').notNull(),
    contentUnit: text('content_unit').$type<(typeof contentUnits)[number]>().notNull(),
    weightKg: doublePrecision('weight_kg').notNull(),
    weightClass: text('weight_class'),
    dimensionsCm: doublePrecision('dimensions_cm').array(),
    colour: text(),
    shelfLifeMonths: smallint('shelf_life_months'),
    deliveryDays: smallint('delivery_days').array().notNull(),
    perPallet: integer('per_pallet'),
    comingSoon: boolean('coming_soon').notNull(),
  },
  (table) => [
    index('product_variant_product').on(table.productId, table.position),
    oneOf('product_variant_content_unit', 'content_unit', contentUnits),
  ],
)

/** Prices are never overwritten; each holds from its moment until the next begins (CATALOGUE-5). */
export const variantPrice = pgTable(
  'variant_price',
  {
    siteId: siteId(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariant.variantId, { onDelete: 'cascade' }),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    isOffer: boolean('is_offer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.variantId, table.validFrom] }),
    // Prices that have begun lately (WEBHOOKS-9).
    index('variant_price_moment').on(table.validFrom).concurrently(),
    check('variant_price_amount', sql`amount_cents > 0`),
  ],
)

export const recommendation = pgTable(
  'recommendation',
  {
    productId: productId(),
    position: smallint().notNull(),
    recommendedId: integer('recommended_id')
      .notNull()
      .references(() => product.productId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

/** Where a product may be shown, in which texts, or why it may not (CATALOGUE-9). */
export const publication = pgTable(
  'publication',
  {
    siteId: siteId(),
    languageId: languageId(),
    productId: productId(),
    isPublished: boolean('is_published').notNull(),
    textLanguageId: smallint('text_language_id').references(() => language.languageId),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.languageId, table.productId] }),
    index('publication_product').on(table.productId, table.siteId).concurrently(), // One product's change asks where that is shown.
  ],
)
