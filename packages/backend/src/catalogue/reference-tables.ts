import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { type TopicKind, topicKinds } from '@haverhof/domain/catalogue'
import { energyLevels, type EnergyLevel } from '@haverhof/domain/feed-advice'
import type { PictureRecord } from '../content/index.ts'
import { language } from '../sites/tables.ts'
import { oneOf } from '../database/one-of.ts'
import type { Labels } from './records.ts'

/** What products refer to: categories, facets, nutrients and the words of search. */

export const languageId = () =>
  smallint('language_id')
    .notNull()
    .references(() => language.languageId)

export const category = pgTable('category', {
  categoryId: integer('category_id').primaryKey(),
  key: text().notNull().unique(),
  parentId: integer('parent_id').references((): AnyPgColumn => category.categoryId),
  icon: text().notNull(),
  position: integer().notNull(),
  platforms: smallint().array().notNull(),
  /** What its picture shows (CATALOGUE-28). */
  picture: jsonb().$type<PictureRecord>(),
})

/** Words of a category. A row of another platform than 0 words it that brand's way; what it leaves open comes from 0. */
export const categoryText = pgTable(
  'category_text',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.categoryId, { onDelete: 'cascade' }),
    platform: smallint().notNull(),
    languageId: languageId(),
    name: text(),
    slug: text(),
    intro: text(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.platform, table.languageId] })],
)

export const facet = pgTable('facet', {
  key: text().primaryKey(),
  position: integer().notNull(),
  labels: jsonb().$type<Labels>().notNull(),
})

export const facetValue = pgTable(
  'facet_value',
  {
    facetKey: text('facet_key')
      .notNull()
      .references(() => facet.key, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull(),
    labels: jsonb().$type<Labels>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.facetKey, table.key] })],
)

/** Names of additives, constituents and nutrition figures. */
export const nutrient = pgTable('nutrient', {
  key: text().primaryKey(),
  labels: jsonb().$type<Labels>().notNull(),
})

/** From how much digestible energy on a feed has a level (FEED-ADVICE-49). */
export const energyLevel = pgTable(
  'energy_level',
  {
    level: text().$type<EnergyLevel>().primaryKey(),
    fromMjPerKg: doublePrecision('from_mj_per_kg').notNull(),
    labels: jsonb().$type<Labels>().notNull(),
  },
  () => [oneOf('energy_level_level', 'level', energyLevels)],
)

/** What people type who look for help, with what fits then and what must not be shown (SEARCH-7). */
export const searchTopic = pgTable(
  'search_topic',
  {
    key: text().primaryKey(),
    position: integer().notNull(),
    kind: text().$type<TopicKind>().notNull().default('advice'),
    words: jsonb().$type<Record<string, string[]>>().notNull(),
    /** Keys of articles. */
    advice: text().array().notNull(),
    categoryKey: text('category_key'),
    productIds: integer('product_ids').array().notNull(),
    /** Nothing but `productIds` is shown beside it (SEARCH-13). */
    isClosed: boolean('is_closed').notNull().default(false),
    unfitIds: integer('unfit_ids').array().notNull(),
    isStage: boolean('is_stage').notNull(),
  },
  () => [oneOf('search_topic_kind', 'kind', topicKinds)],
)

export const searchHelp = pgTable('search_help', {
  languageId: smallint('language_id')
    .primaryKey()
    .references(() => language.languageId),
  groups: jsonb().$type<string[][]>().notNull(),
  compounds: text().array().notNull(),
})
