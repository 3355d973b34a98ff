import { migrate } from '@haverhof/backend/database'
import { inShop, runCommand } from './in-shop.ts'

/** A step of a release, before its first process starts (MIGRATE-1). */
await runCommand(async () => {
  await inShop((context) => migrate(context.database))
  console.log('The tables are up to date.')
})
