import {
  type BuyerOptions,
  dutchBilling,
  finishAtSandbox,
  germanBilling,
  startBuying,
  startShopping,
  startTestShop,
  tellShop,
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
  test('when a lorry would come to an undescribed yard or to a customer without a phone number, naming each missing answer (DELIVERY-20)', async () => {
    const bigBox = 10104
    const shopper = await startShopping(shop)
    await shopper.add(bigBox)
    await shopper.call('POST', '/billing', dutchBilling)
    await shopper.call('POST', '/payment', { paymentMethodId: 'ideal' })
    const { totalAmount } = await shopper.calculate<{ totalAmount: number }>()
    const order = () =>
      shop.request('/api/orders', {
        json: { shoppingcartId: shopper.cartId, expectedTotalAmount: totalAmount },
        headers: { 'idempotency-key': randomUUID() },
      })
    const refused = await problemOf(await order())
    expect(refused).toMatchObject({ status: 400, code: 'invalid-fields' })
    expect(refused.errors).toEqual(
      ['access', 'height', 'power', 'forklift'].map((question) => ({
        parameter: `deliveryWishes.yard.${question}`,
        message: 'required',
      })),
    )
    const yard = { access: 'yes', height: 'yes', power: 'unknown', forklift: 'no' }
    expect((await shopper.call('PUT', '/deliverywishes', { yard })).status).toBe(204)
    await shopper.call('POST', '/billing', { ...dutchBilling, phoneNumber: null })
    expect((await problemOf(await order())).errors).toEqual([
      { parameter: 'billing.phoneNumber', message: 'required' },
    ])
    await shopper.call('POST', '/billing', dutchBilling)
    expect((await order()).status).toBe(200)
  })

  test('when it does not come to what the customer saw (ORDERS-60)', async () => {
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

  test('when the pickup point or the dealer is gone since it was chosen; another can be chosen, or the door (ORDERS-60)', async () => {
    const [point] = await shop.read<{ parcelShopId: string }[]>(
      '/api/delivery/parcelshops?zipcodeOrCity=8011',
    )
    const near = 'parcelShopZipcodeOrCity=8011'
    const places = [
      [
        `/setdpdpickuppoint?parcelShopId=${point?.parcelShopId}&${near}`,
        `delete from parcel_shop where parcel_shop_id = '${point?.parcelShopId}'`,
      ],
      ['/setdealer?dealerId=1001', `update dealer set site_ids = '{}' where dealer_id = 1001`],
    ] as const
    for (const [path, taken] of places) {
      const buyer = await startBuying(shop)
      expect((await buyer.call('POST', path)).status).toBe(204)
      await desk.sql(taken)
      expect(await problemOf(await buyer.send())).toMatchObject({
        status: 409,
        code: 'place-gone',
        missingStep: 'delivery',
      })
      expect((await buyer.call('POST', path)).status).toBe(404)
      await buyer.call('PUT', '/shipping', { shippingMethod: 0 })
      await buyer.order()
    }
  })

  test('with a code for first orders when the mailbox has paid for one, which no cart tells (PRICING-16)', async () => {
    const buying: BuyerOptions = { lines: [[muesli, 5]], discountCode: 'WELKOM10' }
    const first = await (await startBuying(shop, buying)).order()
    await tellShop(shop, await finishAtSandbox(shop, first, 'paid'))
    await shop.context.database.pool.query(`update promotion set usage_limit_per_customer = null`)
    const buyer = await startBuying(shop, buying)
    const stranger = await startBuying(shop, {
      ...buying,
      billing: { ...dutchBilling, emailAddress: 'nobody@example.nl' },
    })
    expect(await buyer.calculate()).toEqual(await stranger.calculate())
    expect(await problemOf(await buyer.send())).toMatchObject({ status: 422, code: 'discount-first-order' })
    expect((await buyer.cart<{ discountCode: string }>()).discountCode).toBe('WELKOM10')
    await buyer.call('DELETE', '/discountcode')
    await buyer.order()
    await stranger.order()
  })

  test('when there is not enough, naming the line and what there is (ORDERS-61)', async () => {
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

  test('when the gift card was spent meanwhile (ORDERS-61)', async () => {
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

  test('when bank transfers would hold more of a pack than they leave, also by another try to pay (ORDERS-20)', async () => {
    await desk.sql(`update stock set amount = 20 where variant_id = $1`, [muesli])
    await desk.sql(`update stock_movement set change = 20 where variant_id = $1`, [muesli])
    const by = (paymentMethodId: string, quantity: number, ip: string) =>
      startBuying(shop, {
        lines: [[muesli, quantity]],
        payment: { paymentMethodId },
        headers: { 'x-client-ip': ip },
      })
    const refused = { status: 409, code: 'transfer-limit', errors: [{ parameter: `products.${muesli}` }] }
    expect(await problemOf(await (await by('banktransfer', 20, '192.0.2.1')).send())).toMatchObject(refused)
    const stable = await (await by('banktransfer', 7, '192.0.2.2')).order()
    expect(await problemOf(await (await by('banktransfer', 4, '192.0.2.3')).send())).toMatchObject(refused)
    const cards = await (await by('creditcard', 4, '192.0.2.3')).order()
    const retry = (order: { orderId: number; orderKey: string }, paymentMethodId: string) =>
      shop.request(`/api/orders/${order.orderId}/payment?key=${order.orderKey}`, {
        json: { paymentMethodId },
      })
    expect(await problemOf(await retry(cards, 'banktransfer'))).toMatchObject(refused)
    // Another method does not shorten what is held for days already.
    expect((await retry(stable, 'creditcard')).status).toBe(200)
    expect(await problemOf(await (await by('banktransfer', 4, '192.0.2.4')).send())).toMatchObject(refused)
    await (await by('banktransfer', 1, '192.0.2.4')).order()
    expect(await desk.sql('select amount from stock where variant_id = $1', [muesli])).toEqual([
      { amount: 8 },
    ])
  })

  test('when its mailbox is named in a sixth bank transfer of the day; what is refused does not count (ORDERS-21, LIMITS-6)', async () => {
    const to = async (emailAddress: string, quantity = 1) =>
      (
        await startBuying(shop, {
          lines: [[muesli, quantity]],
          billing: { ...dutchBilling, emailAddress },
          payment: { paymentMethodId: 'banktransfer' },
        })
      ).send()
    await desk.sql(`update stock set amount = 30 where variant_id = $1`, [muesli])
    await desk.sql(`update stock_movement set change = 30 where variant_id = $1`, [muesli])
    expect((await to('victim@example.nl', 29)).status).toBe(409)
    const statuses = []
    for (const name of ['victim', 'Victim', 'victim+hay', 'VICTIM', 'victim+oats'])
      statuses.push((await to(`${name}@example.nl`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await problemOf(await to('victim+straw@example.nl'))).toMatchObject({
      status: 429,
      code: 'too-many-attempts',
    })
    expect((await to('somebody@example.nl')).status).toBe(200)
    expect((await desk.mails()).length).toBe(6)
  })
})

test('a Dutch address is refused on the German site, by the order as well (ORDERS-3)', async () => {
  const buyer = await startBuying(shop, { site: 'haverhof.de', billing: germanBilling })
  await desk.sql(`update cart set billing = $1 where cart_id = $2`, [
    { ...dutchBilling, vatNumberValid: null },
    buyer.cartId,
  ])
  expect(await problemOf(await buyer.send())).toMatchObject({ status: 422, code: 'dutch-address' })
})
