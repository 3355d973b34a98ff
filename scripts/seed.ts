import { seedShop, seedSyntheticCatalogue } from '@haverhof/backend'
import { BadSetting } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { inShop, runCommand } from './in-shop.ts'

const data = path.resolve(import.meta.dirname, '../data')

/**
 * A step of a release: brings texts, goods and sites of data/ into the shop.
 * Prices and promotions that the shop has stay, unless `--prices`
 * says that those of data/ count from now on. `--scale N` adds N made-up products to measure with.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { scale: { type: 'string' }, prices: { type: 'boolean' } } })
  const scale = Number(values.scale ?? 0)
  if (!Number.isInteger(scale) || scale < 0) throw new BadSetting('--scale takes a whole number of products')
  await inShop(async (context) => {
    await migrate(context.database)
    await seedShop(context, data, { prices: values.prices ? 'write' : 'keep' })
    if (scale > 0) await seedSyntheticCatalogue(context, scale)
  })
  console.log('The shop is filled.')
})
