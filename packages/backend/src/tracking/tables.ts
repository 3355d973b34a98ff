import { date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'

/** A visit that came from a mailing counts once per mailing and day (SITES-10). */
export const conversion = pgTable(
  'conversion',
  {
    mailplusId: text('mailplus_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailplusId, table.day] })],
)

/** The product feed of a host as it is sent (SEO-9). */
export const productFeed = pgTable('product_feed', {
  /** `https://haverhof.nl`: addresses in it are whole. */
  origin: text().primaryKey(),
  etag: text().notNull(),
  /** Compressed by gzip. */
  body: bytes().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})
