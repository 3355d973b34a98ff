import { type Database, type Statement, statement } from '../../../database/index.ts'
import { wantedWords } from './words.ts'

type Reader = Pick<Database, 'rows'>

type WordsQuery = {
  typed: string
  siteIds: readonly number[]
  /** Whether mailboxes and phone numbers may be known (STAFF-4). */
  withContact: boolean
}

const mostFound = 500
/** A statement looks at this many at most: what is gone through, and each of the other words for it (STAFF-8). */
const mostRead = 2000
const roomFor = (words: readonly string[]) => Math.min(mostFound, Math.floor(mostRead / words.length))
/** Sorts behind everything that begins with what stands before it. */
const last = '\u{10FFFF}'

/** Orders with all these words, the newest first (STAFF-30). */
export async function findOrdersByWords(reader: Reader, query: WordsQuery): Promise<number[]> {
  const rows = await findAll(reader, query, { find: orders, frequencies: orderFrequencies })
  return rows.flatMap(({ orderId }) => orderId ?? [])
}

/** Accounts with all these words, the newest first (STAFF-30). */
export async function findAccountsByWords(reader: Reader, query: WordsQuery): Promise<string[]> {
  const rows = await findAll(reader, query, { find: accounts, frequencies: accountFrequencies })
  return rows.flatMap(({ accountId }) => accountId ?? [])
}

type FindValues = {
  from: string
  to: string
  othersFrom: readonly string[]
  othersTo: readonly string[]
  siteIds: readonly number[]
  withContact: boolean
  limit: number
}

type Counted = { words: readonly string[]; ends: readonly string[]; limit: number }
type Frequencies = Statement<Counted, { word: string; found: number }>

async function findAll<Row>(
  reader: Reader,
  { typed, siteIds, withContact }: WordsQuery,
  { find, frequencies }: { find: Statement<FindValues, Row>; frequencies: Frequencies },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const words of wantedWords(typed)) {
    const [rarest = '', ...others] = await rarestFirst(reader, frequencies, words)
    const values = { from: rarest, to: rarest + last, siteIds, withContact, limit: roomFor(words) }
    const rest = { othersFrom: others, othersTo: others.map((word) => word + last) }
    rows.push(...(await reader.rows(find, { ...values, ...rest })))
  }
  return rows
}

/** Where the search begins decides how much of it has to be read. */
async function rarestFirst(
  { rows }: Reader,
  frequencies: Frequencies,
  words: readonly string[],
): Promise<readonly string[]> {
  if (words.length === 1) return words
  const ends = words.map((word) => word + last)
  const counted = await rows(frequencies, { words, ends, limit: roomFor(words) })
  const count = new Map(counted.map(({ word, found: frequency }) => [word, frequency]))
  return words.toSorted((one, other) => (count.get(one) ?? 0) - (count.get(other) ?? 0))
}

const frequenciesSql = (id: 'order_id' | 'account_id') => `
  select wanted.word, (select count(*)::int from (
      select from staff_search s where s.word ~>=~ wanted.word and s.word ~<~ wanted.ends and s.${id} is not null
      limit :limit) found) found
  from unnest(:words::text[], :ends::text[]) wanted(word, ends)`

const orderFrequencies = statement<Counted, { word: string; found: number }>(
  'staff-search-order-frequencies',
  frequenciesSql('order_id'),
)

const accountFrequencies = statement<Counted, { word: string; found: number }>(
  'staff-search-account-frequencies',
  frequenciesSql('account_id'),
)

/** The first words are the shortest, and of each the newest come first: as many as can be looked through. */
const foundSql = (id: 'order_id' | 'account_id') => `
  select ${id}, max(at) at from (
    select s.${id}, s.at from (
      select order_id, account_id, site_id, at from staff_search
      where word ~>=~ :from and word ~<~ :to and ${id} is not null and (:withContact or not is_contact)
      order by word using ~<~, at desc nulls last limit :limit) s
    where s.site_id = any(:siteIds) and not exists (
      select from unnest(:othersFrom::text[], :othersTo::text[]) other(first, ends) where not exists (
        select from staff_search t where t.${id} = s.${id} and t.word ~>=~ other.first and t.word ~<~ other.ends
          and (:withContact or not t.is_contact)))) found
  group by ${id}`

const orders = statement<FindValues, { orderId: number | null }>(
  'staff-search-orders',
  `select found.order_id "orderId" from (${foundSql('order_id')}) found
    order by found.at desc, found.order_id desc`,
)

const accounts = statement<FindValues, { accountId: string | null }>(
  'staff-search-accounts',
  `select found.account_id "accountId" from (${foundSql('account_id')}) found
    order by found.at desc, found.account_id`,
)
