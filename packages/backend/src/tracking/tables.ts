import { date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

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
