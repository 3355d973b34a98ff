import { type AppContext, createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { type ListFilters, noFilters } from '@haverhof/domain/catalogue'
import { scopeOfHost, type SiteScope } from '@haverhof/domain/sites'
import { ensureCatalogue, openBenchCluster } from './databases.ts'
import { median } from './measure.ts'
import { poolSize } from './options.ts'
import { withClient } from './with-client.ts'

const engines = ['memory', 'postgres'] as const
const rounds = 25

/** Beside the shop's own products. */
const sizes = (process.argv[2] ?? '0,20000').split(',').map(Number)

type Ask = (context: AppContext, scope: SiteScope) => Promise<unknown>

const list =
  (term: string, filters: ListFilters, categoryKey: string | null): Ask =>
  (context, scope) =>
    context.searchEngine.list(scope, {
      categoryKey,
      productIds: null,
      term,
      filters,
      sort: 'relevance',
      descending: false,
      page: 1,
      pageSize: 24,
    })

const threeFilters: ListFilters = {
  ...noFilters,
  values: new Map([
    ['horse-type', ['horse']],
    ['package', ['bag']],
  ]),
  maxPriceCents: 5000,
}

const works: [string, Ask][] = [
  ['list of the whole shop with counts', list('', noFilters, null)],
  ['list of a category with counts', list('', noFilters, 'muesli')],
  ['the whole shop, three filters', list('', threeFilters, null)],
  ['search, one word', list('muesli', noFilters, null)],
  ['search, three words, one mistyped', list('haver muslei paard', noFilters, null)],
  ['suggestion', (context, scope) => context.searchEngine.suggest(scope, 'mues', 6)],
]

/** Both search engines beside each other, asked in turns: milliseconds per call without the reading of cards. */
async function main(): Promise<void> {
  const cluster = await openBenchCluster()
  try {
    for (const size of sizes) await compare(await ensureCatalogue(cluster, size), size)
  } finally {
    await cluster.release()
  }
}

async function compare(databaseUrl: string, size: number): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const contexts = engines.map((engine) => {
    const env = readEnv({ LOG_LEVEL: 'warn', SEARCH_ENGINE: engine, DATABASE_POOL_SIZE: poolSize })
    return stack.use(createAppContext({ env, databaseUrl }))
  })
  const [memory, postgres] = contexts as [AppContext, AppContext]
  const scope = scopeOfHost(await memory.sites.scopes(), 'haverhof.nl', false) as SiteScope
  for (const [index, context] of contexts.entries()) {
    const started = performance.now()
    await context.searchEngine.warm(scope)
    console.log(`${engines[index]}, ${size} more products: made in ${seconds(started)} s`)
  }
  await withClient(databaseUrl, (client) => client.query('vacuum analyze'))
  const started = performance.now()
  await using other = createAppContext({ env: postgres.env, databaseUrl })
  await other.searchEngine.warm(scope)
  console.log(`postgres, a second process: ready in ${seconds(started)} s`)
  for (const [name, ask] of works) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      for (const [index, context] of [memory, postgres].entries()) {
        const before = performance.now()
        await ask(context, scope)
        times[index as 0 | 1].push(performance.now() - before)
      }
    }
    const [inMemory, inPostgres] = times.map(median) as [number, number]
    console.log(
      `${name}: memory ${inMemory.toFixed(2)} ms, postgres ${inPostgres.toFixed(2)} ms, ratio ${(inPostgres / inMemory).toFixed(0)}`,
    )
  }
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}

await main()
