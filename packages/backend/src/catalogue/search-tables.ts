import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { product } from './tables.ts'

/** What the search engine in PostgreSQL finds by. All of it is made from the catalogue and may be thrown away. */

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => product.productId, { onDelete: 'cascade' })

/** A product whatever the site and the language. */
export const searchProduct = pgTable(
  'search_product',
  {
    productId: productId().primaryKey(),
    /** Article numbers and EANs as they are compared: lower case, letters and digits. */
    codes: text().array().notNull(),
    /** `facet=value` of every product facet; categories with those above them. */
    facets: text().array().notNull(),
    sugarPercent: real('sugar_percent'),
    unitsSold: integer('units_sold').notNull(),
    praise: doublePrecision().notNull(),
    rating: doublePrecision(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('search_product_codes').using('gin', table.codes)],
)

/** A product on a site: its packs in the order they are shown, as columns, with the prices that hold until `stale_at`. */
export const searchOffer = pgTable(
  'search_offer',
  {
    siteId: integer('site_id').notNull(),
    productId: productId(),
    variantIds: integer('variant_ids').array().notNull(),
    packs: text().array().notNull(),
    weightClasses: text('weight_classes').array().notNull(),
    /** Null where the site does not sell a pack. */
    amountsCents: integer('amounts_cents').array().notNull(),
    /** Of a kilogram or litre, as shown; null where a pack is sold by piece. */
    kiloAmountsCents: integer('kilo_amounts_cents').array(),
    reduced: boolean().array().notNull(),
    /** `facet=value` of the facets that packs have, each once. */
    facets: text().array().notNull(),
    lowestCents: integer('lowest_cents'),
    highestCents: integer('highest_cents'),
    staleAt: timestamp('stale_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.productId] }),
    index('search_offer_stale').on(table.siteId, table.staleAt),
    index('search_offer_product').on(table.productId),
  ],
)

/** The text of a product for one text scope: a brand, a language and its fallback. Its terms are those it has postings for. */
export const searchText = pgTable(
  'search_text',
  {
    textScope: integer('text_scope').notNull(),
    /** Outlives its product until its postings are taken away. */
    productId: integer('product_id').notNull(),
    /** What the text was made of, so that it is made anew only when that has changed. */
    contentVersion: integer('content_version').notNull(),
    wording: text().notNull(),
    title: text().notNull(),
    terms: text().array().notNull(),
    weights: smallint().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.textScope, table.productId] })],
)

/** In which texts a stem stands and how much it weighs there. The key serves every question, so rows are never looked up by product. */
export const searchPosting = pgTable(
  'search_posting',
  {
    textScope: integer('text_scope').notNull(),
    term: text().notNull(),
    weight: smallint().notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.textScope, table.term, table.weight, table.productId] })],
)

/** The words of a text scope, folded. */
export const searchWord = pgTable(
  'search_word',
  {
    textScope: integer('text_scope').notNull(),
    word: text().notNull(),
    spelling: text().notNull(),
    stems: text().array().notNull(),
    /** Of the parts of a joined word. */
    partStems: text('part_stems').array().notNull(),
    /** What words within the allowed slips share with it. */
    slipKeys: integer('slip_keys').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.textScope, table.word] }),
    index('search_word_prefix').on(table.textScope, table.word.op('text_pattern_ops')),
    index('search_word_stems').using('gin', table.stems),
    index('search_word_part_stems').using('gin', table.partStems),
    index('search_word_slip_keys').using('gin', table.slipKeys),
  ],
)
