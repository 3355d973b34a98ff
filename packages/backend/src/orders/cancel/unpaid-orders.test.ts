import { MINUTE } from '@haverhof/domain/shared'
import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runDueWork } from '../../worker/index.ts'
import { closeBooks, orderDesk } from '../test-desk.ts'

let shop: TestShop
let desk: ReturnType<typeof orderDesk>
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  desk = orderDesk(shop)
})
afterEach(() => closeBooks(shop))

describe('a payment that fails (ORDERS-12)', () => {
  test.each(['failed', 'canceled', 'expired'] as const)(
    '(%s) leaves the order open and tells the customer once',
    async (outcome) => {
      const order = await (await startBuying(shop)).order()
      const id = await finishAtSandbox(shop, order, outcome)
      await tellShop(shop, id)
      await tellShop(shop, id)
      expect(await desk.view(order)).toMatchObject({
        status: 'open',
        paymentStatus: outcome,
        canRetryPayment: true,
      })
      expect(await desk.mails()).toEqual(['payment-failed'])
    },
  )

  test('is followed by another with the same or another method (ORDERS-65)', async () => {
    const order = await (await startBuying(shop)).order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'failed'))
    const retry = (json: unknown) =>
      shop.request(`/api/orders/${order.orderId}/payment?key=${order.orderKey}`, { json })
    expect((await retry({ paymentMethodId: 'mobilepay' })).status).toBe(400)
    expect((await retry({ paymentMethodId: 'ideal', issuer: 'ideal_NOBANK' })).status).toBe(400)
    const second = (await (await retry({ paymentMethodId: 'ideal', issuer: 'ideal_RABONL2U' })).json()) as {
      checkoutUrl: string
    }
    // Asking again leads to the same payment.
    const again = await retry({ paymentMethodId: 'ideal', issuer: 'ideal_RABONL2U' })
    expect(await again.json()).toEqual(second)
    await tellShop(shop, await finishAtSandbox(shop, second, 'paid'))
    expect(await desk.view(order)).toMatchObject({ status: 'paid', paymentMethodId: 'ideal' })
    expect((await retry({ paymentMethodId: 'ideal' })).status).toBe(409)
  })

  test('is not offered again when the money arrived without a word (ORDERS-65)', async () => {
    const order = await (await startBuying(shop)).order()
    await finishAtSandbox(shop, order, 'paid')
    const retry = await desk.retry(order, { paymentMethodId: 'ideal' })
    expect(retry.status).toBe(409)
    expect(await retry.json()).toMatchObject({ code: 'order-paid' })
  })

  test('can be repeated five times, no more (ORDERS-66)', async () => {
    const order = await (await startBuying(shop)).order()
    let page: { checkoutUrl: string | null } = order
    for (let count = 0; count < 6; count += 1) {
      await tellShop(shop, await finishAtSandbox(shop, page, 'failed'))
      const answer = await desk.retry(order, { paymentMethodId: 'creditcard' })
      expect(answer.status).toBe(count < 5 ? 200 : 429)
      page = count < 5 ? ((await answer.json()) as typeof page) : page
    }
    expect(await desk.view(order)).toMatchObject({ canRetryPayment: false, canReopen: true })
  })

  test('of another customer is none of the caller\u2019s business', async () => {
    const order = await (await startBuying(shop)).order()
    const answer = await shop.request(`/api/orders/${order.orderId}/payment?key=wrong`, {
      json: { paymentMethodId: 'ideal' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('an order that is not paid (ORDERS-5)', () => {
  test('gives everything back after a quarter of an hour', async () => {
    await desk.sql(`update promotion set usage_limit = 1 where code = 'FREEDELIVERY'`)
    const before = await desk.sql('select variant_id, amount from stock order by 1')
    const buyer = await startBuying(shop, {
      lines: [[10101, 11]],
      discountCode: 'FREEDELIVERY',
      payment: { paymentMethodId: 'creditcard', giftCardNumber: '6400000000000025', giftCardPin: '2580' },
    })
    const order = await buyer.order()
    shop.clock.advance(14 * MINUTE)
    await runDueWork(shop.context)
    expect(await desk.statusOf(order)).toBe('open')
    shop.clock.advance(MINUTE)
    await runDueWork(shop.context)
    expect(await desk.view(order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'expired',
      canRetryPayment: false,
      canReopen: true,
    })
    expect(await desk.sql('select variant_id, amount from stock order by 1')).toEqual(before)
    expect(await desk.sql(`select used from promotion where code = 'FREEDELIVERY'`)).toEqual([{ used: 0 }])
    expect(await desk.sql(`select balance_cents from gift_card where number = '6400000000000025'`)).toEqual([
      { balance_cents: 2500 },
    ])
    expect(await desk.mails()).toEqual(['order-cancelled'])
  })

  test('is kept when the money came in the last second (ORDERS-63)', async () => {
    const order = await (await startBuying(shop)).order()
    await finishAtSandbox(shop, order, 'paid')
    shop.clock.advance(16 * MINUTE)
    await runDueWork(shop.context)
    expect(await desk.statusOf(order)).toBe('paid')
  })

  test('has as much time again after another try (ORDERS-65)', async () => {
    const order = await (await startBuying(shop)).order()
    shop.clock.advance(14 * MINUTE)
    await shop.read(`/api/orders/${order.orderId}/payment?key=${order.orderKey}`, {
      json: { paymentMethodId: 'ideal' },
    })
    shop.clock.advance(14 * MINUTE)
    await runDueWork(shop.context)
    expect(await desk.statusOf(order)).toBe('open')
  })
})

describe('a customer who goes on shopping (ORDERS-14)', () => {
  test('gets a new cart with the same content, and the goods are free again', async () => {
    const buyer = await startBuying(shop, { lines: [[10101, 2]] })
    const order = await buyer.order()
    const answer = await buyer.call('POST', '/reopen')
    const cart = (await answer.json()) as Record<string, unknown>
    expect(cart).toMatchObject({
      order: null,
      products: [{ productVariantId: 10101, count: 2 }],
      billing: { lastName: 'van der Berg' },
      payment: { paymentMethodId: 'creditcard' },
    })
    expect(cart['shoppingcartId']).not.toBe(buyer.cartId)
    expect(await desk.statusOf(order)).toBe('cancelled')
    expect((await buyer.call('GET', '')).status).toBe(404)
    expect((await buyer.call('POST', '/reopen')).status).toBe(404)
    // A customer who still pays the old order gets the money back.
    expect(await desk.sql('select status from sandbox_payment')).toEqual([{ status: 'canceled' }])
  })

  test('keeps the order when it was paid meanwhile', async () => {
    const buyer = await startBuying(shop)
    const order = await buyer.order()
    await finishAtSandbox(shop, order, 'paid')
    const answer = await buyer.call('POST', '/reopen')
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'order-paid'])
    expect(await desk.statusOf(order)).toBe('paid')
  })

  test('can do so after the order ran out, and only once', async () => {
    const buyer = await startBuying(shop)
    await buyer.order()
    shop.clock.advance(16 * MINUTE)
    await runDueWork(shop.context)
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.call('POST', '/reopen')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404])
  })

  test('keeps a cart that was never ordered', async () => {
    const buyer = await startBuying(shop)
    const cart = (await (await buyer.call('POST', '/reopen')).json()) as Record<string, unknown>
    expect(cart['shoppingcartId']).toBe(buyer.cartId)
  })
})
