import { date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'

/** SITES-10: a visit that came from a mailing counts once per mailing and day. */
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

/** SEO-9: the product feed of a host as it is sent. */
export const productFeed = pgTable('product_feed', {
  /** `https://haverhof.nl`: addresses in it are whole. */
  origin: text().primaryKey(),
  etag: text().notNull(),
  /** Compressed by gzip. */
  body: bytes().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})
