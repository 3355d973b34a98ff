import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { type Cluster, openCluster } from '@haverhof/backend/embedded'
import { seedShop, seedSyntheticCatalogue } from '@haverhof/backend/seed-shop'
import path from 'node:path'
import { sourceHash } from '../../scripts/source-hash.ts'
import { bareSchema } from './bare/schema.ts'
import { withClient } from './with-client.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A real PostgreSQL with fsync on, apart from the shop's own. */
export function openBenchCluster(): Promise<Cluster> {
  return openCluster({ dataRoot: path.join(root, '.data'), name: 'bench-postgres' })
}

/**
 * A database with the shop's data and this many synthetic products beside it. It is filled once per state of the seed code, and
 * every run gets a copy: the carts and unpaid orders of an earlier run would keep the worker busy in this one.
 */
export async function ensureCatalogue(cluster: Cluster, products: number): Promise<string> {
  const family = `products_${products}_`
  const name = `${family}${seedHash()}`
  const copy = `run_${products}`
  await withClient(cluster.url('postgres'), async (client) => {
    const databases = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${family}%`],
    )
    if (!databases.rows.some((row) => row.datname === name)) {
      for (const { datname } of databases.rows) await client.query(`drop database ${datname} with (force)`)
      await client.query(`create database ${family}unfinished`)
      console.log(`Filling a catalogue of ${products} products …`)
      await fill(cluster.url(`${family}unfinished`), products)
      // The name is the stamp: a database under its own name is complete.
      await client.query(`alter database ${family}unfinished rename to ${name}`)
    }
    await client.query(`drop database if exists ${copy} with (force)`)
    await client.query(`create database ${copy} template ${name} strategy file_copy`)
  })
  return cluster.url(copy)
}

async function fill(url: string, products: number): Promise<void> {
  {
    await using context = createAppContext({ env: readEnv({ LOG_LEVEL: 'warn' }), databaseUrl: url })
    await migrate(context.database)
    await seedShop(context, path.join(root, 'data'))
    if (products > 0) await seedSyntheticCatalogue(context, products)
  }
  await withClient(url, (client) => client.query(bareSchema))
}

function seedHash(): string {
  const places = [
    'data',
    'packages/backend/migrations',
    'packages/backend/src/seed',
    'packages/backend/src/catalogue/seed',
    'bench/src/bare/schema.ts',
  ]
  return sourceHash(root, places).slice(0, 12)
}
