import type { AccountHooks } from '../accounts/index.ts'
import { adoptCart } from '../cart/index.ts'

/** What the other contexts do with an account: brought together here, because accounts come before them. */
export const accountHooks: AccountHooks = {
  onConfirmed: async ({ rows }, { userId, siteId, emailAddress }) => {
    await rows(linkOrders, [userId, siteId, emailAddress])
  },
  adoptCart,
  readAround: async () => ({ newsletterSubscribe: false, unreadQuickscanResults: 0 }),
  setNewsletter: async () => undefined,
}

const linkOrders = {
  name: 'accounts-link-orders',
  text: `
    update shop_order set account_id = $1
    where site_id = $2 and account_id is null and lower(billing->>'emailAddress') = $3`,
}
