import { startBuying, startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'

test('an order whose account or gift card cannot be written is none: nothing of it stays (ORDERS-58)', async () => {
  await using shop = await startTestShop()
  const sql = (text: string) => shop.context.database.pool.query(text)
  const payment = { paymentMethodId: 'creditcard', giftCardNumber: '6400000000000025', giftCardPin: '2580' }
  const buyer = await startBuying(shop, { payment, lines: [[10101, 5]] })
  await buyer.call('POST', '/setpassword', { password: 'paardenbloem7', confirmUrl: null })
  const storedOrder = async () =>
    (
      await sql(`select (select count(*) from shop_order)::int orders, (select count(*) from account)::int accounts,
        (select sum(balance_cents) from gift_card)::int cents, (select amount from stock where variant_id = 10101) pieces`)
    ).rows[0]
  const before = await storedOrder()
  await sql(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'the database went away'; end $$`)
  for (const [table, change] of [
    ['account', 'insert'],
    ['gift_card', 'update'],
  ]) {
    await sql(`create trigger refuse before ${change} on ${table} for each row execute function refuse()`)
    expect((await buyer.send()).status).toBe(500)
    await sql(`drop trigger refuse on ${table}`)
    expect(await storedOrder()).toEqual(before)
  }
  expect((await buyer.send()).status).toBe(200)
  expect(await storedOrder()).toMatchObject({ orders: 1, accounts: 1 })
})
