import { issueImpersonationKey } from '@haverhof/backend/cart'
import { BadSetting } from '@haverhof/backend/config'
import { parseArgs } from 'node:util'
import { inShop, runCommand } from './in-shop.ts'

const usage = 'npm run impersonate -- --cart <id of the cart> --by <your name>'

/** A one-time key to a customer's cart, for a member of staff (CART-12). It is good for a minute. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { cart: { type: 'string' }, by: { type: 'string' } } })
  const { cart: cartId, by } = values
  if (!cartId || !by?.trim()) throw new BadSetting(usage)
  await inShop(async (context, env) => {
    const key = await issueImpersonationKey(context, { cartId, issuedBy: by.trim() })
    if (!key) throw new BadSetting('There is no such cart.')
    console.log(key)
    if (env.IMPERSONATION === 'off')
      console.error('The shop takes keys only when it runs with IMPERSONATION=on.')
  })
})
