import { receiveOrder, startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { muesli, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

test('the next cart has the method that its customer chose last, not that of a collection (CHECKOUT-49)', async () => {
  const { customer } = await startRepeating(shop, { days: 28 })
  const payment = { paymentMethodId: 'paypal' }
  await receiveOrder(shop, customer, { sent: false, lines: [[muesli, 1]], payment })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  const [latest] = await sql(
    shop,
    `select status, payment_method_id method from shop_order order by ordered_at desc limit 1`,
  )
  expect(latest).toEqual({ status: 'paid', method: 'sepa' })
  const shopper = await startShopping(shop, { headers: { cookie: customer.cookie() } })
  await shopper.add(muesli)
  const path = `/api/cart/${shopper.cartId}/fillfromaccount`
  expect(await customer.read(path, { method: 'POST' })).toMatchObject({ payment })
})
