import { DAY } from '@haverhof/domain/shared'
import {
  type Mutant,
  startMember,
  startTestShop,
  startTwoShops,
  type TestShop,
  unguarded,
} from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetOld } from '../../jobs/index.ts'
import { searchedInVain } from '../../observability/index.ts'
import { vainSearchRetention } from '../index.ts'
import { statementsOf } from '../test-answers.ts'
import { noteVainSearch } from './vain-searches.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T22:30:00Z') })
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => sql('delete from vain_search'))

const sql = async (text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Record<string, unknown>[]
const searches = () =>
  sql('select day::text, site_id "siteId", words, times from vain_search order by 1, 2, 3')
const search = (searchTerm: string, more: object = {}, site = 'haverhof.nl') =>
  shop.read<{ total: number }>('/api/products/search', { json: { filter: { searchTerm }, ...more }, site })

test('a search that finds nothing is counted by site, day of Amsterdam and words, in one more statement (SEARCH-11, 24)', async () => {
  const counts: number[] = []
  const end = searchedInVain.subscribe(({ siteId }) => counts.push(siteId))
  expect(await search('  Xylofoon  QWERTZ! ')).toMatchObject({ total: 0 })
  await search('xylofoon qwertz')
  await search('xylofoon qwertz', {}, 'haverhof.de')
  shop.clock.advance(DAY / 24)
  await search('xylofoon qwertz')
  expect(await searches()).toEqual([
    { day: '2026-11-17', siteId: 1, words: 'xylofoon qwertz', times: 2 },
    { day: '2026-11-17', siteId: 3, words: 'xylofoon qwertz', times: 1 },
    { day: '2026-11-18', siteId: 1, words: 'xylofoon qwertz', times: 1 },
  ])
  expect(counts).toEqual([1, 1, 3, 1])
  end()
  const spent = await statementsOf(shop, () => search('xylofoon qwertz'))
  expect(await statementsOf(shop, () => search('anna@xylofoon.qwertz'))).toBe(spent - 1)
})

test('a search that finds something, is filtered or may name a person is not stored (SEARCH-24)', async () => {
  expect((await search('muesli')).total).toBeGreaterThan(0)
  await search('', {})
  await search('xylofoon qwertz', { landingpageId: 11 })
  await search('xylofoon qwertz', { pageInfo: { page: 2 } })
  const filters = [{ facetKey: 'price', selectedMinValue: 0.01, selectedMaxValue: 0.02 }]
  await search('muesli', { filter: { searchTerm: 'muesli', filters } })
  await search('anna@xylofoon.qwertz')
  await search('xylofoon 0612345678')
  expect(await searches()).toEqual([])
})

test('what is answered by some of its words, or by other words for them, is kept as widened, and not as found (SEARCH-11)', async () => {
  const counts: number[] = []
  const end = searchedInVain.subscribe(({ siteId }) => counts.push(siteId))
  expect(await search('muesli xylofoon')).toMatchObject({ widened: true })
  expect(await search('mengeling')).toMatchObject({ widened: false, correctedTerm: null })
  expect((await search('muesli')).total).toBeGreaterThan(0)
  const widened = () => sql('select words, is_widened "isWidened", times from vain_search order by words')
  expect(await widened()).toEqual([
    { words: 'mengeling', isWidened: true, times: 1 },
    { words: 'muesli xylofoon', isWidened: true, times: 1 },
  ])
  expect(counts).toEqual([])
  end()
})

test('a site keeps 200 of a day at the most, and goes on counting those (SEARCH-25)', async () => {
  await sql(
    `insert into vain_search (day, site_id, words, times) select '2026-11-18', 1, 'nonsense ' || n, 1 from generate_series(1, 199) n`,
  )
  for (const term of ['xylofoon qwertz', 'qqqqqqqq', 'xylofoon qwertz']) await search(term)
  expect(await sql('select count(*)::int, sum(times)::int from vain_search')).toEqual([
    { count: 200, sum: 201 },
  ])
})

test('a failed count does not fail the search (SEARCH-26)', async () => {
  await sql('alter table vain_search rename to away')
  expect(await search('xylofoon qwertz')).toMatchObject({ total: 0 })
  await sql('alter table away rename to vain_search')
})

test('single ones go after a week, all after 90 days (SEARCH-25)', async () => {
  await sql(
    `insert into vain_search (day, site_id, words, times) values ('2026-08-01', 1, 'old', 9), ('2026-11-01', 1, 'once', 1), ('2026-11-01', 1, 'twice', 2), ('2026-11-17', 1, 'new', 1)`,
  )
  for (const retention of vainSearchRetention) await forgetOld(shop.context, retention)
  expect((await searches()).map(({ words }) => words)).toEqual(['twice', 'new'])
})

test('staff see what was looked for twice or more in a week on their sites, if they see products (TODAY-4)', async () => {
  await sql(
    `insert into vain_search (day, site_id, words, times) values ('2026-11-10', 1, 'too old', 9), ('2026-11-16', 1, 'kippenvoer', 2), ('2026-11-17', 1, 'kippenvoer', 1),
       ('2026-11-17', 1, 'once', 1), ('2026-11-17', 3, 'hasenfutter', 5)`,
  )
  type Today = { searches: object[] | null }
  const seen = async (member: { role?: string; siteIds?: number[] }) =>
    (await (await startMember(shop, member as never)).read<Today>('/today')).searches
  const isWidened = false
  expect(await seen({})).toEqual([
    { words: 'hasenfutter', siteId: 3, isWidened, times: 5, lastDay: '2026-11-17' },
    { words: 'kippenvoer', siteId: 1, isWidened, times: 3, lastDay: '2026-11-17' },
  ])
  expect(await seen({ siteIds: [3] })).toMatchObject([{ words: 'hasenfutter' }])
  await sql(
    `insert into vain_search (day, site_id, words, times, is_widened) values ('2026-11-17', 3, 'hasen muesli', 9, true)`,
  )
  expect(await seen({ siteIds: [3] })).toMatchObject([
    { words: 'hasenfutter', isWidened: false },
    { words: 'hasen muesli', isWidened: true, times: 9 },
  ])
  expect(await seen({ role: 'laboratory' })).toBeNull()
})

/** Twenty of the same search at once, on two processes. Gives how many are counted. */
async function searchAtOnce(mutant?: Mutant): Promise<number> {
  const lasting = [[/(?<=\$\d+::text words)/, ', pg_sleep(0.03)']] as const
  await using two = await startTwoShops({ mutant, widen: lasting })
  await two.lineUp()
  await Promise.all(
    two
      .turns(20)
      .map(({ context }) => noteVainSearch(context, { siteId: 1 }, { term: 'xylofoon', outcome: 'nothing' })),
  )
  const [counted] = await two.sql<{ times: number }>('select times from vain_search')
  return counted?.times ?? 0
}

test('searches at the same moment are all counted (SEARCH-11)', async () => {
  expect(await searchAtOnce()).toBe(20)
})

test('counted on from what was there before, some are lost', async () => {
  const before = `(select b.times from vain_search b where (b.day, b.site_id, b.words) = (excluded.day, excluded.site_id, excluded.words))`
  const mutant: Mutant = { changes: [[/vain_search\.times \+ 1/, `coalesce(${before}, 0) + 1`]] }
  expect(
    await unguarded(
      () => searchAtOnce(mutant),
      (times) => times < 20,
    ),
  ).toBeLessThan(20)
})
