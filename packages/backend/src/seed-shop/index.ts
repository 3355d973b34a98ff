import type pg from 'pg'
import type { AppContext } from '../app-context.ts'
import { fingerprint } from '../seed/index.ts'
import { namedQuery, withOwnConnection } from '../database/index.ts'

/** Any fixed number will do: processes that seed together wait for each other. */
const seedLock = 8_101_955

/** Fills the shop from the data directory, all or nothing. Running it again brings texts up to date (SEED-1). */
export async function seedShop(context: AppContext, dataDir: string): Promise<void> {
  await inSeedTransaction(context, (client) => fill(context, client, dataDir))
}

/** What a start does: nothing when the shop already holds this state of the data. */
export async function seedShopWhenChanged(context: AppContext, dataDir: string): Promise<boolean> {
  return inSeedTransaction(context, async (client) => {
    const known = await client.query(
      namedQuery('select from seed_run where fingerprint = :fingerprint', {
        fingerprint: dataFingerprint(dataDir),
      }),
    )
    if (known.rowCount !== 0) return false
    await fill(context, client, dataDir)
    return true
  })
}

/** Adds this many invented products, to try the shop at a size it does not have yet. */
export async function seedSyntheticCatalogue(context: AppContext, count: number): Promise<void> {
  const { seedSyntheticCatalogue: addProducts } = await import('../catalogue/seed/seed-synthetic.ts')
  await addProducts(context, count)
}

async function inSeedTransaction<T>(
  context: AppContext,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withOwnConnection(context.database, async (client) => {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${seedLock})`)
    const result = await work(client)
    await client.query('commit')
    context.sites.forget()
    return result
  })
}

async function fill(context: AppContext, client: pg.Client, dataDir: string): Promise<void> {
  // Loaded here, because most starts find the shop filled: YAML, Markdown and the table definitions take half a second.
  const { seedAll } = await import('./seed-all.ts')
  await seedAll(context, { client, dataDir, now: context.now() }, dataFingerprint(dataDir))
}

function dataFingerprint(dataDir: string): string {
  return fingerprint([dataDir], ['.yaml', '.csv'])
}
