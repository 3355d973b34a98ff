import { createAppContext } from '@haverhof/backend'
import { BadSetting, readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { openCluster } from '@haverhof/backend/embedded'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** MIGRATE-1: a step of a release, before its first process starts. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const cluster = env.DATABASE_URL
    ? null
    : await openCluster({ dataRoot: env.DATA_DIR ?? path.join(root, '.data') })
  await cluster?.ensureDatabase('haverhof')
  {
    await using context = createAppContext({
      env,
      databaseUrl: env.DATABASE_URL ?? cluster?.url('haverhof') ?? '',
    })
    await migrate(context.database)
  }
  await cluster?.release()
  console.log('The tables are up to date.')
}

try {
  await main()
} catch (error) {
  if (!(error instanceof BadSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
