import { horseFactLists, type HorseFacts, reviewPhotoLimits } from '@haverhof/domain/reviews'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'
import { language } from '../sites/tables.ts'
import { product } from './tables.ts'
import { oneOf } from '../database/one-of.ts'

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => product.productId, { onDelete: 'cascade' })

export const review = pgTable(
  'review',
  {
    reviewId: integer('review_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    productId: productId(),
    languageId: smallint('language_id')
      .notNull()
      .references(() => language.languageId),
    rating: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    author: text().notNull(),
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    verified: boolean().notNull(),
    /** Of the data directory, for trying the shop; a shop in production has none (LAW-9). */
    isExample: boolean('is_example').notNull().default(false),
    /** Null while it waits to be read (up to 24 hours). */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** What the shop answers, in the language of the review (REVIEWS-13). */
    reply: text(),
    repliedOn: date('replied_on', { mode: 'string' }),
    /** What the writer says about the horse (REVIEWS-15). */
    horseKind: text('horse_kind').$type<HorseFacts['horseKind']>(),
    ageBand: text('age_band').$type<HorseFacts['ageBand']>(),
    workLoad: text('work_load').$type<HorseFacts['workLoad']>(),
    weightBand: text('weight_band').$type<HorseFacts['weightBand']>(),
    fedFor: text('fed_for').$type<HorseFacts['fedFor']>(),
  },
  (table) => [
    index('review_product').on(table.productId, table.writtenOn.desc(), table.reviewId.desc()),
    check('review_rating', sql`rating between 1 and 5`),
    oneOf('review_horse_kind', 'horse_kind', horseFactLists.horseKind),
    oneOf('review_age_band', 'age_band', horseFactLists.ageBand),
    oneOf('review_work_load', 'work_load', horseFactLists.workLoad),
    oneOf('review_weight_band', 'weight_band', horseFactLists.weightBand),
    oneOf('review_fed_for', 'fed_for', horseFactLists.fedFor),
  ],
)

/** A photo of a review, drawn anew by us in two sizes (REVIEWS-26). */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    photoId: integer('photo_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    reviewId: integer('review_id')
      .notNull()
      .references(() => review.reviewId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
    thumbnail: bytes().notNull(),
    takenInAt: timestamp('taken_in_at', { withTimezone: true }).notNull(),
    /** Whether a person chose it to be shown with the review (REVIEWS-17). */
    isShown: boolean('is_shown').notNull(),
    /** Null while undecided. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    unique('review_photo_position').on(table.reviewId, table.position),
    index('review_photo_hidden')
      .on(table.decidedAt)
      .where(sql`not is_shown`),
    check('review_photo_positions', sql.raw(`position between 1 and ${reviewPhotoLimits.count}`)),
  ],
)

/** Kept with every published review, so that no list ever counts reviews. */
export const reviewAggregate = pgTable('review_aggregate', {
  productId: productId().primaryKey(),
  average: doublePrecision().notNull(),
  count: integer().notNull(),
  /** Counts for 1 to 5 stars. */
  distribution: integer().array().notNull(),
})
