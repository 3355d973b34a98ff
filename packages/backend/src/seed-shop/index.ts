import type pg from 'pg'
import type { AppContext } from '../app-context.ts'
import { hasExamples, removeExamples } from '../catalogue/index.ts'
import { fingerprint } from '../seed/index.ts'
import type { Seeding } from '../seed/seeding.ts'
import { withOwnConnection } from '../database/index.ts'

/** Any fixed number will do: processes that seed together wait for each other. */
const seedLock = 8_101_955

type Options = { prices?: 'keep' | 'write' }

/** Fills the shop from the data directory, all or nothing. Running it again brings texts up to date (SEED-1). */
export async function seedShop(
  context: AppContext,
  dataDir: string,
  { prices = 'keep' }: Options = {},
): Promise<void> {
  await inSeedTransaction(context, (client) => fill(context, { client, dataDir, prices }))
}

/** What a start does: it fills an empty shop, and never touches one that sells (SEED-2). */
export async function seedEmptyShop(context: AppContext, dataDir: string): Promise<void> {
  if (await isFilled(context)) return
  await inSeedTransaction(context, async (client) => {
    if ((await client.query(filled)).rowCount === 0) await fill(context, { client, dataDir, prices: 'keep' })
  })
}

/** What a start in production does with a database that was filled to try the shop (LAW-19). */
export async function refuseExamples(context: AppContext): Promise<void> {
  if (await hasExamples(context.database.pool)) await inSeedTransaction(context, removeExamples)
}

export async function isFilled({ database }: AppContext): Promise<boolean> {
  return (await database.pool.query(filled)).rowCount !== 0
}

const filled = 'select from seed_run'

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
    await context.sites.renew()
    return result
  })
}

async function fill(
  context: AppContext,
  wanted: Pick<Seeding, 'client' | 'dataDir' | 'prices'>,
): Promise<void> {
  // Loaded here, because most starts find the shop filled: YAML, Markdown and the table definitions take half a second.
  const { seedAll } = await import('./seed-all.ts')
  // A shop that sells shows no example review or question (LAW-19).
  const examples = context.env.SHOP_ENV === 'production' ? 'leave-out' : 'write'
  const seeding: Seeding = { ...wanted, now: context.now(), examples }
  await seedAll(context, seeding, fingerprint([seeding.dataDir], ['.yaml', '.csv']))
}
