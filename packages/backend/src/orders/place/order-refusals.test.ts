import {
  dutchBilling,
  germanBilling,
  startBuying,
  startShopping,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runDueWork } from '../../worker/index.ts'
import { closeBooks, orderDesk } from '../test-desk.ts'

let shop: TestShop
let desk: ReturnType<typeof orderDesk>
beforeEach(async () => {
  const env = { CLIENT_IP_HEADER: 'x-client-ip' }
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z'), env })
  desk = orderDesk(shop)
})
afterEach(() => closeBooks(shop))

const muesli = 10101
const problemOf = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { code: string; missingStep?: string; errors?: unknown }),
})

describe('an order is refused (ORDERS-3)', () => {
  test('when it does not come to what the customer saw', async () => {
    const buyer = await startBuying(shop)
    const { totalAmount } = await buyer.calculate()
    for (const amount of [totalAmount + 0.01, totalAmount - 0.01, 0])
      expect(await problemOf(await buyer.send({ amount }))).toMatchObject({
        status: 409,
        code: 'total-changed',
      })
  })

  test('while a step of checkout is missing', async () => {
    const shopper = await startShopping(shop)
    const send = () =>
      shop.request('/api/orders', {
        json: { shoppingcartId: shopper.cartId, expectedTotalAmount: 0 },
        headers: { 'idempotency-key': randomUUID() },
      })
    expect(await problemOf(await send())).toMatchObject({ code: 'step-closed', missingStep: 'cart' })
    await shopper.add(muesli)
    expect(await problemOf(await send())).toMatchObject({ code: 'step-closed', missingStep: 'billing' })
    await shopper.call('POST', '/billing', dutchBilling)
    const { totalAmount } = await shopper.calculate()
    const answer = await shop.request('/api/orders', {
      json: { shoppingcartId: shopper.cartId, expectedTotalAmount: totalAmount },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(await problemOf(answer)).toMatchObject({ code: 'step-closed', missingStep: 'payment' })
  })

  test('when there is not enough, naming the line and what there is', async () => {
    const buyer = await startBuying(shop, { lines: [[muesli, 5]] })
    await desk.sql(`insert into stock_movement (variant_id, change, reason, at)
      select variant_id, 3 - amount, 'counted', now() from stock where variant_id = ${muesli}`)
    await desk.sql(`update stock set amount = 3 where variant_id = ${muesli}`)
    expect(await problemOf(await buyer.send())).toMatchObject({
      status: 409,
      code: 'not-enough-stock',
      available: 3,
      errors: [{ parameter: `products.${muesli}`, message: 'only 3 pieces in stock' }],
    })
    expect(await desk.sql('select 1 from shop_order')).toEqual([])
  })

  test('when its cart is unknown, of another site, or closed', async () => {
    const buyer = await startBuying(shop)
    const { totalAmount } = await buyer.calculate()
    const send = (shoppingcartId: string, site: string) =>
      shop.request('/api/orders', {
        site,
        json: { shoppingcartId, expectedTotalAmount: totalAmount },
        headers: { 'idempotency-key': randomUUID() },
      })
    const answers = [await send('unknown', 'haverhof.nl'), await send(buyer.cartId, 'haverhof.de')]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  })

  test('when the gift card was spent meanwhile', async () => {
    const payment = { paymentMethodId: 'ideal', giftCardNumber: '6400000000000025', giftCardPin: '2580' }
    const [first, second] = [
      await startBuying(shop, { payment, lines: [[muesli, 5]] }),
      await startBuying(shop, { payment, lines: [[muesli, 5]] }),
    ]
    await first.order()
    expect(await problemOf(await second.send())).toMatchObject({ status: 422, code: 'gift-card-refused' })
  })

  test('when the caller holds ten pieces with unpaid orders already (ORDERS-9)', async () => {
    const from = (ip: string, quantity: number) =>
      startBuying(shop, { lines: [[muesli, quantity]], headers: { 'x-client-ip': ip } })
    await (await from('192.0.2.7', 12)).order()
    expect(await problemOf(await (await from('192.0.2.7', 1)).send())).toMatchObject({
      status: 429,
      code: 'too-much-held',
    })
    await (await from('192.0.2.8', 1)).order()
    // A proxy that does not say who calls is not one customer.
    for (const proxy of ['127.0.0.1', '::1']) {
      await (await from(proxy, 12)).order()
      await (await from(proxy, 1)).order()
    }
    shop.clock.advance(16 * 60_000)
    await runDueWork(shop.context)
    await (await from('192.0.2.7', 1)).order()
  })
})

test('a Dutch address is refused on the German site, by the order as well', async () => {
  const buyer = await startBuying(shop, { site: 'haverhof.de', billing: germanBilling })
  await desk.sql(`update cart set billing = $1 where cart_id = $2`, [
    { ...dutchBilling, vatNumberValid: null },
    buyer.cartId,
  ])
  expect(await problemOf(await buyer.send())).toMatchObject({ status: 422, code: 'dutch-address' })
})
