import { createAppContext, seedShopWhenChanged } from '@haverhof/backend'
import type { Env } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

export type PreparedDatabase = { url: string; release: () => Promise<void> }

/** A database with the current tables and the shop's data: the one that is configured, or the embedded PostgreSQL. */
export async function prepareDatabase(env: Env): Promise<PreparedDatabase> {
  const database = env.DATABASE_URL ? { url: env.DATABASE_URL, release: async () => {} } : await embedded(env)
  try {
    await using context = createAppContext({ env, databaseUrl: database.url })
    await migrate(context.database)
    await seedShopWhenChanged(context, path.join(root, 'data'))
  } catch (error) {
    await database.release()
    throw error
  }
  return database
}

async function embedded(env: Env): Promise<PreparedDatabase> {
  const { openCluster } = await import('@haverhof/backend/embedded')
  const cluster = await openCluster({ dataRoot: env.DATA_DIR ?? path.join(root, '.data') })
  await cluster.ensureDatabase('haverhof')
  return { url: cluster.url('haverhof'), release: cluster.release }
}
