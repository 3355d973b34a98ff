import { readEnv } from '@haverhof/backend/config'
import { runShop } from '@haverhof/server'
import { answerParent } from './answer-parent.ts'

/** The shop as it runs in production, or with local host names for a browser on this machine. */
const [databaseUrl = '', pageCache = 'on', poolSize = '5', shopEnv = 'production', directUrl = databaseUrl] =
  process.argv.slice(2)
const env = readEnv({
  SHOP_ENV: shopEnv,
  PORT: '0',
  HOST: '127.0.0.1',
  PAGE_CACHE: pageCache,
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_POOL_SIZE: poolSize,
  SANDBOX_PAYMENTS: 'on',
  CLIENT_IP_HEADER: 'x-client-ip',
})
const shop = await runShop(env, databaseUrl)
answerParent(shop.port, shop.context.database.statementCount)
