import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'
import { oneOf } from '../database/one-of.ts'
import { shopOrder } from '../orders/tables.ts'
import { staffMember } from '../staff/member-tables.ts'
import { type ListName, searchSources, type SearchSource } from './search-words.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Words by which staff find orders and customers, written behind the scenes; they go with what they lead to (STAFF-31). */
export const staffSearch = pgTable(
  'staff_search',
  {
    /** Folded: small letters without accents. */
    word: text().notNull(),
    orderId: integer('order_id').references(() => shopOrder.orderId, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => account.userId, { onDelete: 'cascade' }),
    siteId: integer('site_id').notNull(),
    /** Of a mailbox or a phone: found by those alone who may see it (STAFF-4). */
    isContact: boolean('is_contact').notNull(),
    /** When it was ordered, or the account was made: the newest are found first. */
    at: moment('at').notNull(),
  },
  (table) => [
    // One index per kind: a search for orders reads no accounts.
    index('staff_search_word_of_order')
      .on(table.word.op('text_pattern_ops'), table.at.desc())
      .where(sql`order_id is not null`)
      .concurrently(),
    index('staff_search_word_of_account')
      .on(table.word.op('text_pattern_ops'), table.at.desc())
      .where(sql`account_id is not null`)
      .concurrently(),
    // A word of a thing is found by its beginning, too.
    uniqueIndex('staff_search_of_order')
      .on(table.orderId, table.word.op('text_pattern_ops'))
      .where(sql`order_id is not null`)
      .concurrently(),
    uniqueIndex('staff_search_of_account')
      .on(table.accountId, table.word.op('text_pattern_ops'))
      .where(sql`account_id is not null`)
      .concurrently(),
    check('staff_search_one', sql`num_nonnulls(order_id, account_id) = 1`),
  ],
)

/** Up to where orders and accounts have their words (STAFF-31). */
export const staffSearchMark = pgTable(
  'staff_search_mark',
  {
    source: text().$type<SearchSource>().primaryKey(),
    at: moment('at').notNull(),
    id: text().notNull(),
  },
  () => [oneOf('staff_search_mark_source', 'source', searchSources)],
)

/** Saved filters of a list, for one member or for all (OFFICE-5). */
export const staffView = pgTable(
  'staff_view',
  {
    viewId: integer('view_id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMember.memberId, { onDelete: 'cascade' }),
    list: text().$type<ListName>().notNull(),
    name: text().notNull(),
    filters: jsonb().$type<Record<string, string>>().notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('staff_view_name').on(table.memberId, table.list, table.name),
    index('staff_view_list').on(table.list),
  ],
)
