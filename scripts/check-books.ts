import { createAppContext } from '@haverhof/backend'
import { BadSetting, readEnv } from '@haverhof/backend/config'
import { openCluster } from '@haverhof/backend/embedded'
import { checkBooks } from '@haverhof/backend/orders'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Whether everything is accounted for: one line per breach, and none when the books are in order. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const cluster = env.DATABASE_URL
    ? null
    : await openCluster({ dataRoot: env.DATA_DIR ?? path.join(root, '.data') })
  const databaseUrl = env.DATABASE_URL ?? cluster?.url('haverhof') ?? ''
  const breaches = await check(env, databaseUrl)
  await cluster?.release()
  for (const breach of breaches) console.error(breach)
  if (breaches.length === 0) console.log('The books are in order.')
  else process.exitCode = 1
}

async function check(env: ReturnType<typeof readEnv>, databaseUrl: string): Promise<string[]> {
  await using context = createAppContext({ env, databaseUrl })
  return checkBooks(context)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof BadSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
