import { createAppContext } from '@haverhof/backend'
import { issueImpersonationKey } from '@haverhof/backend/cart'
import { BadSetting, readEnv } from '@haverhof/backend/config'
import { openCluster } from '@haverhof/backend/embedded'
import path from 'node:path'
import { parseArgs } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')
const usage = 'npm run impersonate -- --cart <id of the cart> --by <your name>'

/** CART-12: a one-time key to a customer's cart, for a member of staff. It is good for a minute. */
async function impersonate(): Promise<void> {
  const { values } = parseArgs({ options: { cart: { type: 'string' }, by: { type: 'string' } } })
  if (!values.cart || !values.by?.trim()) throw new BadSetting(usage)
  const env = readEnv(process.env)
  const dataRoot = env.DATA_DIR ?? path.join(root, '.data')
  const cluster = env.DATABASE_URL ? null : await openCluster({ dataRoot })
  try {
    await using context = createAppContext({
      env,
      databaseUrl: env.DATABASE_URL ?? cluster?.url('haverhof') ?? '',
    })
    const key = await issueImpersonationKey(context, { cartId: values.cart, issuedBy: values.by.trim() })
    if (!key) throw new BadSetting('There is no such cart.')
    console.log(key)
    if (env.IMPERSONATION === 'off')
      console.error('The shop takes keys only when it runs with IMPERSONATION=on.')
  } finally {
    await cluster?.release()
  }
}

try {
  await impersonate()
} catch (error) {
  if (!(error instanceof BadSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
