import { readEnv } from '@haverhof/backend/config'
import { runShop } from '@haverhof/server'
import { once } from 'node:events'

/** The shop as `npm start` runs it, on a database that is filled: it serves until it is told to stop, and drains. */
const env = readEnv(process.env)
{
  await using _shop = await runShop(env, env.DATABASE_URL ?? '')
  await once(process, 'SIGTERM')
}
process.disconnect()
