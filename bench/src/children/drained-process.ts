import { readEnv } from '@haverhof/backend/config'
import { runShop } from '@haverhof/server'
import { once } from 'node:events'

/** The shop as `npm start` runs it, on a database that is filled: it serves until it is told to stop, or its parent is gone, and drains. */
const env = readEnv(process.env)
{
  await using _shop = await runShop(env, env.DATABASE_URL ?? '')
  await Promise.race([once(process, 'SIGTERM'), once(process, 'disconnect')])
}
if (process.connected) process.disconnect()
