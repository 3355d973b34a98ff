import { createAppContext, DataProblem, seedShop, seedSyntheticCatalogue } from '@haverhof/backend'
import { BadSetting, readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { openCluster } from '@haverhof/backend/embedded'
import path from 'node:path'
import { parseArgs } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')

/**
 * A step of a release: brings texts, goods and sites of data/ into the shop. Prices that the shop has stay, unless `--prices` says
 * that those of data/ count from now on. `--scale N` adds N made-up products to measure with.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string' }, prices: { type: 'boolean' } } })
  const scale = Number(values.scale ?? 0)
  if (!Number.isInteger(scale) || scale < 0) throw new BadSetting('--scale takes a whole number of products')
  const env = readEnv(process.env)
  const cluster = env.DATABASE_URL
    ? null
    : await openCluster({ dataRoot: env.DATA_DIR ?? path.join(root, '.data') })
  await cluster?.ensureDatabase('haverhof')
  const databaseUrl = env.DATABASE_URL ?? cluster?.url('haverhof') ?? ''
  {
    await using context = createAppContext({ env, databaseUrl })
    await migrate(context.database)
    await seedShop(context, path.join(root, 'data'), { prices: values.prices ? 'write' : 'keep' })
    if (scale > 0) await seedSyntheticCatalogue(context, scale)
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
