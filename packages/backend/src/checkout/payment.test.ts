import { dutchBilling, startShopping, startTestShop, type Shopper, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalculatedCartView, CartView } from '../cart/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { CLIENT_IP_HEADER: 'x-client' } })
})
afterAll(() => shop[Symbol.asyncDispose]())

let visitors = 0

async function delivered(variantId = 10102): Promise<Shopper> {
  visitors += 1
  const shopper = await startShopping(shop, { headers: { 'x-client': `10.1.0.${visitors}` } })
  await shopper.add(variantId)
  await shopper.call('POST', '/billing', dutchBilling)
  return shopper
}

const card = { giftCardNumber: '6400 0000 0000 0050', giftCardPin: '5050' }

async function problemOf(answer: Response) {
  return (await answer.json()) as { status: number; code: string; parameter?: string }
}

describe('a way to pay (CHECKOUT-17)', () => {
  test('is one of the site, with its bank (§7.18)', async () => {
    const shopper = await delivered()
    const offered = (await (await shopper.call('GET', '/paymentmethods')).json()) as {
      paymentMethodId: string
      costs: number
      issuers: { issuerId: string; name: string }[]
    }[]
    const ideal = offered.find((method) => method.paymentMethodId === 'ideal')
    expect(ideal).toMatchObject({ costs: 0 })
    const issuer = ideal?.issuers[0]?.issuerId ?? ''
    expect((await shopper.call('POST', '/payment', { paymentMethodId: 'ideal', issuer })).status).toBe(200)
    expect((await shopper.cart<CartView>()).payment).toEqual({
      paymentMethodId: 'ideal',
      issuer,
      giftCardNumber: null,
      giftCardPin: null,
    })
  })

  test.each([
    [{ paymentMethodId: 'mobilepay' }, 'paymentMethodId'],
    [{ paymentMethodId: 'giftcard' }, 'giftCardNumber'],
    [{ paymentMethodId: '__proto__' }, 'paymentMethodId'],
    [{ paymentMethodId: 'ideal', issuer: 'eps_BAWAATWW' }, 'issuer'],
    [{ paymentMethodId: 'creditcard', issuer: 'ideal_INGBNL2A' }, 'issuer'],
    [{ paymentMethodId: null }, 'paymentMethodId'],
    [{}, 'paymentMethodId'],
  ])('%j is none', async (choice, parameter) => {
    const shopper = await delivered()
    const answer = await shopper.call('POST', '/payment', choice)
    expect(await problemOf(answer)).toMatchObject({ status: 400, parameter })
    expect((await shopper.cart<CartView>()).payment).toBeNull()
  })

  test('that lends is listed last in Sweden (PAYMENTS-15)', async () => {
    const shopper = await startShopping(shop, { site: 'haverhof.se' })
    const offered = await shop.read<{ paymentMethodId: string }[]>(
      `/api/cart/${shopper.cartId}/paymentmethods`,
      { site: 'haverhof.se' },
    )
    expect(offered.map(({ paymentMethodId }) => paymentMethodId).at(-1)).toBe('klarna')
  })

  test('a card number has no place in it', async () => {
    const shopper = await delivered()
    const cardNumber = '4111111111111111'
    await shopper.call('POST', '/payment', { paymentMethodId: 'creditcard', cardNumber, cvc: '123' })
    const { rows } = await shop.context.database.pool.query('select payment from cart where cart_id = $1', [
      shopper.cartId,
    ])
    expect(rows).toEqual([{ payment: { paymentMethodId: 'creditcard', issuer: null, giftCardId: null } }])
  })
})

describe('a gift card', () => {
  test('is checked at once, comes back masked, and pays its part (CHECKOUT-48, ACC-115, §3.25)', async () => {
    const shopper = await delivered(10103)
    expect((await shopper.call('POST', '/payment', { paymentMethodId: 'ideal', ...card })).status).toBe(200)
    const cart = await shopper.cart<CartView>()
    expect(cart.payment).toEqual({
      paymentMethodId: 'ideal',
      issuer: null,
      giftCardNumber: '************0050',
      giftCardPin: null,
    })
    expect(cart.giftCardBalance).toBe(50)
    const { totalAmount, giftCardAmount, dueAmount } = await shopper.calculate<CalculatedCartView>()
    expect(giftCardAmount).toBe(50)
    expect(dueAmount).toBeCloseTo(totalAmount - 50, 2)
    expect(JSON.stringify(await shopper.cart())).not.toMatch(/5050"|6400/)
  })

  test('stays when only the method changes, and goes with an empty number', async () => {
    const shopper = await delivered()
    await shopper.call('POST', '/payment', card)
    await shopper.call('POST', '/payment', { paymentMethodId: 'paypal' })
    expect((await shopper.cart<CartView>()).payment?.giftCardNumber).not.toBeNull()
    await shopper.call('POST', '/payment', { paymentMethodId: 'paypal', giftCardNumber: '' })
    expect((await shopper.cart<CartView>()).payment?.giftCardNumber).toBeNull()
  })

  test('stays as it is when the choice is sent back as it was read (CHECKOUT-48, ACC-115)', async () => {
    const shopper = await delivered()
    await shopper.call('POST', '/payment', { ...card, paymentMethodId: 'ideal' })
    const { payment } = await shopper.cart<CartView>()
    expect(payment).toMatchObject({ giftCardNumber: '************0050', giftCardPin: null })
    expect((await shopper.call('POST', '/payment', payment)).status).toBe(200)
    expect((await shopper.cart<CartView>()).payment).toEqual(payment)
    const other = { ...payment, giftCardNumber: '************0051' }
    expect((await shopper.call('POST', '/payment', other)).status).toBe(422)
  })

  test('alone is a way to pay when it covers the total (CHECKOUT-47, ACC-103)', async () => {
    const { paymentMethods } = await shop.read<{ paymentMethods: { paymentMethodId: string }[] }>(
      '/api/Sites/1',
    )
    expect(paymentMethods).toContainEqual({ paymentMethodId: 'giftcard' })
    const shopper = await delivered()
    for (const { paymentMethodId } of paymentMethods) {
      const answer = await shopper.call('POST', '/payment', { paymentMethodId, ...card })
      expect([paymentMethodId, answer.status]).toEqual([paymentMethodId, 200])
    }
    expect((await shopper.call('POST', '/payment', { ...card, paymentMethodId: 'giftcard' })).status).toBe(
      200,
    )
    expect((await shopper.cart<CartView>()).payment).toMatchObject({
      paymentMethodId: 'giftcard',
      giftCardNumber: '************0050',
    })
    const { totalAmount } = await shopper.calculate<CalculatedCartView>()
    const placed = await shop.request('/api/orders', {
      json: { shoppingcartId: shopper.cartId, expectedTotalAmount: totalAmount },
      headers: { 'idempotency-key': 'paid-by-card-alone' },
    })
    expect(placed.status).toBe(200)
    await shop.context.database.pool.query(
      `update gift_card set balance_cents = 5000 where number = '6400000000000050'`,
    )
  })

  test('alone is refused by name when it does not cover the total (CHECKOUT-47, ACC-103)', async () => {
    const shopper = await delivered(10103)
    const { totalAmount } = await shopper.calculate<CalculatedCartView>()
    const answer = await shopper.call('POST', '/payment', { ...card, paymentMethodId: 'giftcard' })
    const problem = (await answer.json()) as { minimumAmount: number }
    expect(problem).toMatchObject({ status: 422, code: 'gift-card-too-small' })
    expect(problem.minimumAmount).toBeCloseTo(totalAmount - 50, 2)
    expect((await shopper.cart<CartView>()).payment).toBeNull()
    await shopper.call('POST', '/payment', { ...card, paymentMethodId: 'ideal' })
    const order = {
      shoppingcartId: shopper.cartId,
      expectedTotalAmount: totalAmount,
      payment: { paymentMethodId: 'giftcard' },
    }
    const headers = { 'idempotency-key': 'too-small-for-all' }
    const refused = await shop.request('/api/orders', { json: order, headers })
    expect(await refused.json()).toMatchObject({ status: 422, code: 'gift-card-too-small' })
  })

  test('that covers everything leaves nothing due', async () => {
    const shopper = await delivered()
    expect((await shopper.call('POST', '/payment', { ...card, paymentMethodId: null })).status).toBe(200)
    const { totalAmount, giftCardAmount, dueAmount } = await shopper.calculate<CalculatedCartView>()
    expect([giftCardAmount, dueAmount]).toEqual([totalAmount, 0])
  })

  test('is refused with one answer, whatever is wrong', async () => {
    const wrong = [
      { ...card, giftCardPin: '0000' },
      { ...card, giftCardNumber: '6400 0000 0000 9999' },
      { giftCardNumber: '6400000000000099', giftCardPin: '9999' },
      { ...card, giftCardPin: null },
    ]
    const answers = await Promise.all(
      wrong.map(async (choice) => (await (await delivered()).call('POST', '/payment', choice)).text()),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('"gift-card-refused"')
  })

  test('is not taken by a site that offers none', async () => {
    const shopper = await startShopping(shop, { site: 'muehldorfer.nl' })
    await shopper.add(50101)
    await shopper.call('POST', '/billing', dutchBilling)
    const answer = await shopper.call('POST', '/payment', card)
    expect(await problemOf(answer)).toMatchObject({ status: 400, parameter: 'giftCardNumber' })
  })
})
