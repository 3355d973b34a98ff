import type pg from 'pg'
import type { AppContext } from '../app-context.ts'
import { seedCatalogue } from '../catalogue/index.ts'
import { readContent, seedContent } from '../content/index.ts'
import { seedSites } from '../sites/index.ts'
import { fingerprint } from './fingerprint.ts'

export { fingerprint } from './fingerprint.ts'
export { DataProblem } from './read-data.ts'

/** The page caches of every process listen here. */
export const shopChannel = 'shop_changed'

/** Any fixed number will do: processes that seed together wait for each other. */
const seedLock = 8_101_955

/** Fills the shop from the data directory, all or nothing. Running it again brings texts up to date (SEED-1). */
export async function seedShop(context: AppContext, dataDir: string): Promise<void> {
  await inSeedTransaction(context, (client) => seedAll(context, client, dataDir))
}

/** What a start does: nothing when the shop already holds this state of the data. */
export async function seedShopWhenChanged(context: AppContext, dataDir: string): Promise<boolean> {
  return inSeedTransaction(context, async (client) => {
    const known = await client.query('select 1 from seed_run where fingerprint = $1', [
      dataFingerprint(dataDir),
    ])
    if (known.rowCount !== 0) return false
    await seedAll(context, client, dataDir)
    return true
  })
}

async function inSeedTransaction<T>(
  context: AppContext,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await context.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [seedLock])
    const result = await work(client)
    await client.query('commit')
    context.sites.forget()
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function seedAll(context: AppContext, client: pg.PoolClient, dataDir: string): Promise<void> {
  const now = context.now()
  const seeding = { client, dataDir, now }
  const content = readContent(dataDir)
  const page = [...content.sections, ...content.items.filter(({ kind }) => kind === 'pages')]
  await seedSites(seeding, {
    page: idsByKey(page),
    footer: idsByKey(content.footers),
    navigation: idsByKey(content.navigations),
  })
  await seedContent(seeding, content)
  const { unpublished } = await seedCatalogue(seeding)
  if (unpublished.length > 0) context.log.warn({ unpublished }, 'some products cannot be shown everywhere')
  await client.query('delete from seed_run')
  await client.query('insert into seed_run values ($1, $2)', [dataFingerprint(dataDir), now])
  // Without figures about the fresh rows the planner reads whole tables.
  await client.query('analyze')
  await client.query('select pg_notify($1, $2)', [shopChannel, 'seed'])
}

function idsByKey(things: readonly { id: number; key: string }[]): Map<string, number> {
  return new Map(things.map(({ id, key }) => [key, id]))
}

function dataFingerprint(dataDir: string): string {
  return fingerprint([dataDir], ['.yaml'])
}
