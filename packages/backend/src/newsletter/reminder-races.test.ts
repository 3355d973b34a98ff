import { dutchBilling, type Mutant, startShopping, startTwoShops, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { remindOfCarts } from './index.ts'

const carts = 12

/** Two workers find the same carts, several times at once. Gives how many letters go out. */
async function remindAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant, env: { CART_REMINDERS: 'on' } })
  const [first] = two.shops
  for (let count = 0; count < carts; count += 1) {
    const shopper = await startShopping(first)
    await shopper.add(10_101, 1)
    const emailAddress = `buyer${count}@example.com`
    await shopper.call('POST', '/billing', { ...dutchBilling, emailAddress })
    await two.sql(
      `insert into reminder_subscription (site_id, language_id, email_address, token_hash, requested_at, confirmed_at, consent_version)
       values (1, 1, $1, $1, now(), now(), 1)`,
      [emailAddress],
    )
  }
  await two.sql(
    `update cart set created = created - interval '25 hours', last_modified = last_modified - interval '25 hours'`,
  )
  await two.lineUp()
  await Promise.all(two.turns(6).map(({ context }) => remindOfCarts(context)))
  return (await two.sql(`select 1 from outbox_mail where kind = 'cart-reminder'`)).length
}

test('however many workers look, every cart is spoken of once (REMINDERS-2)', async () => {
  expect(await remindAtOnce()).toBe(carts)
})

test('without key, condition and locks some are spoken of twice', async () => {
  const mutant: Mutant = {
    changes: [
      [/(?<=date_trunc[^]*) for update$/, ''],
      [/(?<=from reminder_subscription[^]*email_address = \$\d+) for update$/, ''],
      [/\s+on conflict \(cart_id\) do nothing/, ''],
      [/(?<=insert into cart_reminder[^]*)(r\.reminded_at > \$\d+)/, '$1 and false'],
    ],
    constraints: [['cart_reminder', 'cart_reminder_pkey']],
  }
  const letters = await unguarded(
    () => remindAtOnce(mutant),
    (count) => count > carts,
  )
  expect(letters).toBeGreaterThan(carts)
})
