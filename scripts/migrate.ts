import { migrate } from '@haverhof/backend/database'
import { inShop, runCommand } from './in-shop.ts'

/** MIGRATE-1: a step of a release, before its first process starts. */
await runCommand(async () => {
  await inShop((context) => migrate(context.database))
  console.log('The tables are up to date.')
})
