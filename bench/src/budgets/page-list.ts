import type pg from 'pg'
import { withClient } from '../with-client.ts'
import type { PageKind } from './goals.ts'

export type BudgetPage = { kind: PageKind; host: string; path: string }

type Brand = {
  host: string
  siteId: number
  languageId: number
  compare: string
  term: string
  products: string
  article: string
}

/** One host of each brand that sells. */
const brands: Brand[] = [
  {
    host: 'haverhof.nl',
    siteId: 1,
    languageId: 1,
    compare: '/vergelijken/',
    term: 'muesli',
    products: '101,103,111,121',
    article: 'how-much-hay',
  },
  {
    host: 'muehldorfer.de',
    siteId: 11,
    languageId: 2,
    compare: '/vergleichen/',
    term: 'heu',
    products: '501,502,503,504',
    article: 'how-much-hay',
  },
]

/** The pages that are measured: every kind on both brands. */
export function readPages(databaseUrl: string): Promise<BudgetPage[]> {
  return withClient(databaseUrl, async (client) => {
    const pages: BudgetPage[] = []
    for (const brand of brands) pages.push(...(await pagesOf(client, brand)))
    return pages
  })
}

async function pagesOf(client: pg.Client, brand: Brand): Promise<BudgetPage[]> {
  const pathOf = async (refs: string) => {
    const found = await client.query<{ path: string }>(
      `select path from path where site_id = $1 and language_id = $2 and is_current and ref like $3 order by ref limit 1`,
      [brand.siteId, brand.languageId, refs],
    )
    const path = found.rows[0]?.path
    if (path === undefined) throw new Error(`${brand.host} has no ${refs}`)
    return path
  }
  const paths: Record<PageKind, string> = {
    home: '/',
    category: await pathOf('category:feed'),
    product: await pathOf('product:%'),
    article: await pathOf('advice-article:%'),
    search: `${await pathOf('%search%')}?q=${brand.term}`,
    compare: `${brand.compare}?ids=${brand.products}`,
  }
  return Object.entries(paths).map(([kind, path]) => ({ kind: kind as PageKind, host: brand.host, path }))
}
