import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'
import { language, siteLanguage } from '../sites/tables.ts'
import type { ContractPart } from './contract/contract-parts.ts'
import type { Block, FooterColumn, HomeWords, NavigationEntry, PictureRecord } from './records.ts'
import { contentKinds, routeKinds } from '@haverhof/domain/content'
import { oneOf } from '../database/one-of.ts'

/** Pages, questions, advice, blog, news and partners: one row per thing, whatever its kind. */
export const contentItem = pgTable(
  'content_item',
  {
    kind: text().notNull(),
    contentId: integer('content_id').notNull(),
    key: text().notNull(),
    /** Its name in the path table: `page:delivery`. */
    ref: text().notNull().unique(),
    platforms: smallint().array().notNull(),
    categoryKey: text('category_key'),
    author: text(),
    publishedOn: date('published_on', { mode: 'string' }),
    productIds: integer('product_ids').array().notNull(),
    icon: text(),
    /** What its picture shows; null where it has none (CONTENT-PAGES-5). */
    picture: jsonb().$type<PictureRecord>(),
    website: text(),
    durationSeconds: integer('duration_seconds'),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.contentId] }),
    unique().on(table.kind, table.key),
    oneOf('content_item_kind', 'kind', contentKinds),
  ],
)

export const contentText = pgTable(
  'content_text',
  {
    kind: text().notNull(),
    contentId: integer('content_id').notNull(),
    languageId: smallint('language_id')
      .notNull()
      .references(() => language.languageId),
    slug: text().notNull(),
    title: text().notNull(),
    intro: text().notNull(),
    body: jsonb().$type<Block[]>().notNull(),
    /** Questions with their answers; empty for every other kind. */
    items: jsonb().$type<{ id: string; question: string; answer: Block[] }[]>().notNull(),
    /** What the links in the text point to; refs of the path table. */
    linkRefs: text('link_refs').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.contentId, table.languageId] }),
    foreignKey({
      columns: [table.kind, table.contentId],
      foreignColumns: [contentItem.kind, contentItem.contentId],
    }).onDelete('cascade'),
    oneOf('content_text_kind', 'kind', contentKinds),
  ],
)

/**
 * Every address of every site, in one table (CONTENT-1). `ref` names the thing for ever (`page:delivery`,
 * `category:muesli`, `product:101`); an old address stays as a row that is not current and leads to the
 * current one of the same ref.
 */
export const path = pgTable(
  'path',
  {
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    path: text().notNull(),
    kind: text().notNull(),
    ref: text().notNull(),
    /** The id of the thing within its kind: content page, variant, category … */
    targetId: integer('target_id'),
    /** The other fields of the route kind, as the routing call answers them. */
    target: jsonb().$type<Record<string, unknown>>().notNull(),
    title: text().notNull(),
    textLanguageId: smallint('text_language_id')
      .notNull()
      .references(() => language.languageId),
    /** The thing above it: breadcrumbs and menus follow this. */
    parentRef: text('parent_ref'),
    position: integer().notNull(),
    icon: text(),
    isCurrent: boolean('is_current').notNull(),
    /** False for what search engines must not list. */
    inSitemap: boolean('in_sitemap').notNull(),
    contentHash: text('content_hash').notNull(),
    lastmod: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.languageId, table.path] }),
    foreignKey({
      columns: [table.siteId, table.languageId],
      foreignColumns: [siteLanguage.siteId, siteLanguage.languageId],
    }),
    uniqueIndex('path_current_ref')
      .on(table.siteId, table.languageId, table.ref)
      .where(sql`is_current`),
    index('path_target').on(table.siteId, table.languageId, table.kind, table.targetId),
    index('path_parent')
      .on(table.siteId, table.languageId, table.parentRef, table.position)
      .where(sql`is_current`),
    index('path_ref').on(table.ref),
    // Whether the sitemaps are older than the last change (SEO-5).
    index('path_lastmod')
      .on(table.lastmod)
      .where(sql`is_current and in_sitemap`)
      .concurrently(),
    oneOf('path_kind', 'kind', Object.keys(routeKinds)),
  ],
)

/** A sitemap as it is sent; 0 is the index of its host (SEO-5). */
export const sitemapFile = pgTable(
  'sitemap_file',
  {
    /** `https://haverhof.nl`: addresses in it are whole. */
    origin: text().notNull(),
    number: integer().notNull(),
    etag: text().notNull(),
    /** Compressed by gzip. */
    body: bytes().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    lastmod: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.origin, table.number] })],
)

/** A version of the contract documents of a site in one language, by the hash of its words (CONTRACT-1). */
export const contractDocument = pgTable(
  'contract_document',
  {
    version: text().primaryKey(),
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    parts: jsonb().$type<ContractPart[]>().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** The latest one of a site and language is the one that orders are placed under. */
    currentSince: timestamp('current_since', { withTimezone: true }).notNull(),
    /** Drawn with the first mail that carries it, and never again (CONTRACT-2). */
    pdf: bytes(),
    pdfSha256: text('pdf_sha256'),
  },
  (table) => [index('contract_document_current').on(table.siteId, table.languageId, table.currentSince)],
)

/** The words of the home page, which each platform finds for itself. */
export const homeText = pgTable(
  'home_text',
  {
    platform: smallint().notNull(),
    languageId: smallint('language_id')
      .notNull()
      .references(() => language.languageId),
    words: jsonb().$type<HomeWords>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.languageId] })],
)

export const navigation = pgTable('navigation', {
  navigationId: integer('navigation_id').primaryKey(),
  key: text().notNull().unique(),
  primaryEntries: jsonb('primary_entries').$type<NavigationEntry[]>().notNull(),
  secondaryEntries: jsonb('secondary_entries').$type<NavigationEntry[]>().notNull(),
})

export const footer = pgTable('footer', {
  footerId: integer('footer_id').primaryKey(),
  key: text().notNull().unique(),
  columns: jsonb().$type<FooterColumn[]>().notNull(),
  legalEntries: jsonb('legal_entries').$type<NavigationEntry[]>().notNull(),
  closingTexts: jsonb('closing_texts').$type<Record<string, string>>().notNull(),
})
