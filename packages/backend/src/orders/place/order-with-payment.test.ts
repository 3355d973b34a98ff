import { dutchBilling, startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const belgian = { zipcode: '1000', city: 'Brussel', countryId: 56 }

type Totals = { totalAmount: number; shippingCosts: number; paymentCosts: number }
type Payment = { paymentMethodId: string; issuer?: string }

/** A cart with its bill: the next call may order it. */
async function billed() {
  const shopper = await startShopping(shop)
  await shopper.add(10101, 2)
  const totals = (await (await shopper.call('POST', '/billing', dutchBilling)).json()) as Totals
  const order = (payment: Payment | null, key = randomUUID(), amount = totals.totalAmount) =>
    shop.request('/api/orders', {
      json: { shoppingcartId: shopper.cartId, expectedTotalAmount: amount, payment },
      headers: { 'idempotency-key': key },
    })
  return { ...shopper, totals, order }
}

async function paymentOf(orderId: number) {
  const { rows } = await shop.context.database.pool.query<{ method: string; issuer: string | null }>(
    'select payment_method_id "method", issuer from payment where order_id = $1',
    [orderId],
  )
  return rows
}

describe('an order says how it is paid (ORDERS-62)', () => {
  test('with a method and its bank, which the cart keeps', async () => {
    const buyer = await billed()
    const payment = { paymentMethodId: 'ideal', issuer: 'ideal_INGBNL2A' }
    const placed = (await (await buyer.order(payment)).json()) as { orderId: number; checkoutUrl: string }
    expect(placed.checkoutUrl).toContain('/')
    expect(await paymentOf(placed.orderId)).toEqual([{ method: 'ideal', issuer: 'ideal_INGBNL2A' }])
    expect(await buyer.cart()).toMatchObject({ payment })
  })

  test('in place of the method that was chosen before', async () => {
    const buyer = await billed()
    await buyer.call('POST', '/payment', { paymentMethodId: 'creditcard' })
    const placed = (await (await buyer.order({ paymentMethodId: 'paypal' })).json()) as { orderId: number }
    expect(await paymentOf(placed.orderId)).toEqual([{ method: 'paypal', issuer: null }])
  })

  test('and without any way to pay it is refused', async () => {
    const answer = await (await billed()).order(null)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'step-closed', missingStep: 'payment' })
  })

  test.each([
    [{ paymentMethodId: 'seashells' }, 'paymentMethodId'],
    [{ paymentMethodId: 'ideal', issuer: 'no-bank' }, 'issuer'],
  ])('%j is refused by name, and the cart stays open', async (payment, parameter) => {
    const buyer = await billed()
    const answer = await buyer.order(payment)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ parameter })
    expect((await buyer.order({ paymentMethodId: 'creditcard' })).status).toBe(200)
  })

  test('another method under the same key is another order', async () => {
    const buyer = await billed()
    const key = randomUUID()
    expect((await buyer.order({ paymentMethodId: 'creditcard' }, key)).status).toBe(200)
    expect((await buyer.order({ paymentMethodId: 'creditcard' }, key)).status).toBe(200)
    expect((await buyer.order({ paymentMethodId: 'paypal' }, key)).status).toBe(422)
  })
})

describe('every step answers with what the cart comes to after it (CHECKOUT-18)', () => {
  test.each([
    ['POST', '/billing', dutchBilling],
    [
      'POST',
      '/billing',
      { ...dutchBilling, phoneNumber: '+31612345678', address: { ...dutchBilling.address, ...belgian } },
    ],
    ['PUT', '/shipping', { shippingMethod: 0 }],
    [
      'PUT',
      '/shipping',
      { shippingMethod: 0, firstName: 'Jan', lastName: 'Smit', address: dutchBilling.address },
    ],
    ['POST', '/payment', { paymentMethodId: 'paypal' }],
    [
      'POST',
      '/payment',
      { paymentMethodId: 'ideal', giftCardNumber: '6400000000000050', giftCardPin: '5050' },
    ],
  ])('%s %s %j', async (method, path, body) => {
    const buyer = await billed()
    const answer = await buyer.call(method, path, body)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(await buyer.calculate())
  })
})
