import { createAppContext, DataProblem, seedShop } from '@haverhof/backend'
import { BadSetting, readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { openCluster } from '@haverhof/backend/embedded'
import path from 'node:path'
import { parseArgs } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')

/** Fills the shop from data/. */
async function seed(): Promise<void> {
  parseArgs({ options: {} })
  const env = readEnv(process.env)
  const cluster = env.DATABASE_URL
    ? null
    : await openCluster({ dataRoot: env.DATA_DIR ?? path.join(root, '.data') })
  await cluster?.ensureDatabase('haverhof')
  const databaseUrl = env.DATABASE_URL ?? cluster?.url('haverhof') ?? ''
  {
    await using context = createAppContext({ env, databaseUrl })
    await migrate(context.database)
    await seedShop(context, path.join(root, 'data'))
  }
  await cluster?.release()
  console.log('The shop is filled.')
}

try {
  await seed()
} catch (error) {
  if (!(error instanceof DataProblem || error instanceof BadSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
