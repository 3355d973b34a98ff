import { noFilters } from '@haverhof/domain/catalogue'
import { scopeOfHost, type SiteScope } from '@haverhof/domain/sites'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { announceChange } from '../announce-change.ts'
import type { ListQuestion, ListResult } from './search-engine.ts'

const everything: ListQuestion = {
  categoryKey: null,
  productIds: null,
  term: '',
  filters: noFilters,
  sort: 'relevance',
  descending: false,
  page: 1,
  pageSize: 96,
}

type Named = { id: number; title: string }

/** A shop with one of the search engines, and short ways to ask it about the Dutch site. */
export type TestEngine = AsyncDisposable & {
  shop: TestShop
  scope: SiteScope
  ask: (question: Partial<ListQuestion>, host?: string) => Promise<ListResult>
  search: (term: string, host?: string) => Promise<ListResult>
  countOf: (facet: string, value: string, question?: Partial<ListQuestion>) => Promise<number | undefined>
  productsOf: (variantIds: readonly number[]) => Promise<Named[]>
  change: (sql: string, productIds: readonly number[] | '*') => Promise<void>
}

export async function startTestEngine(engine: string): Promise<TestEngine> {
  const shop = await startTestShop({ env: { SEARCH_ENGINE: engine } })
  const { database, searchEngine, sites } = shop.context
  const scopeOf = async (host: string) => scopeOfHost(await sites.scopes(), host, false) as SiteScope
  const ask: TestEngine['ask'] = async (question, host = 'haverhof.nl') =>
    searchEngine.list(await scopeOf(host), { ...everything, ...question })
  const scope = await scopeOf('haverhof.nl')
  // Changes are heard from the first read on.
  await ask({ term: 'muesli' })
  return {
    shop,
    scope,
    ask,
    search: (term, host) => ask({ term }, host),
    countOf: async (facet, value, question = {}) => {
      const { facets } = await ask(question)
      return facets.find(({ facetKey }) => facetKey === facet)?.values.find(({ key }) => key === value)?.count
    },
    productsOf: async (variantIds) => {
      const { rows } = await database.pool.query<Named>(titles, [variantIds, scope.languageId])
      return rows
    },
    change: (sql, productIds) => changeAndWait(shop, sql, productIds),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const titles = `
  select v.product_id id, t.title from unnest($1::int[]) with ordinality a (variant_id, place)
  join product_variant v using (variant_id)
  join product_text t on t.product_id = v.product_id and t.language_id = $2 order by a.place`

/** Writes, announces it in the same transaction, and waits until it has been taken over. */
async function changeAndWait(
  { context }: TestShop,
  sql: string,
  productIds: readonly number[] | '*',
): Promise<void> {
  const taken = context.catalogue.nextRefresh()
  const client = await context.database.pool.connect()
  await client.query('begin')
  await client.query(sql)
  await announceChange(client, productIds)
  await client.query('commit')
  client.release()
  await taken
}
