import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Searches without results by day of Amsterdam and site; without personal data (SEARCH-24). */
export const vainSearch = pgTable(
  'vain_search',
  {
    day: date().notNull(),
    siteId: integer('site_id').notNull(),
    words: text().notNull(),
    times: integer().notNull(),
    /** Something was shown that holds some of the words, or others for them. */
    isWidened: boolean('is_widened').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.siteId, table.words] }),
    index('vain_search_most').on(table.siteId, table.day, table.times),
    check('vain_search_sane', sql`times > 0 and length(words) between 2 and 60`),
  ],
)
