import { startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalculatedCartView } from './calculation-schemas.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const calculate = (json: unknown) => shop.read<CalculatedCartView>('/api/cartcalculation/calculate', { json })
const honest = { products: [{ productVariantId: 10102, count: 3 }] }

describe('a sent cart decides no price (CART-28)', () => {
  test.each([
    { products: [{ ...honest.products[0], price: 0.01, unitAmount: 0, totalAmount: 0, originalAmount: 1 }] },
    { ...honest, totalAmount: 0, shippingCosts: -50, subTotalAmount: 1, vatAmountLow: 0 },
    { ...honest, siteId: 4, languageId: 3, customerId: 1, isAdmin: true, role: 'staff', status: 'paid' },
    { ...honest, isReverseCharge: true, vatRatePercentage: 0, vatPercentageLow: 0 },
    { ...honest, payment: { paymentMethodId: 'ideal', giftCard: { balance: 1000 }, giftCardId: 1000 } },
    { ...honest, billing: { vatNumber: 'DE136695976', vatNumberValid: 'valid' } },
    {
      products: [
        { productVariantId: 10102, count: 1 },
        { productVariantId: 10102, count: 2 },
      ],
    },
  ])('%j', async (sent) => {
    expect(await calculate(sent)).toEqual(await calculate(honest))
  })

  test('the clock of the caller decides nothing', async () => {
    const expected = await calculate(honest)
    for (const datetime of ['2036-01-01T00:00:00Z', '1999-01-01', 'garbage', 'x'.repeat(5000)]) {
      const answer = await shop.read('/api/cartcalculation/calculate', {
        json: honest,
        headers: { datetime },
      })
      expect(answer).toEqual(expected)
    }
  })

  test.each([
    { products: [{ productVariantId: 10102, count: -3 }] },
    { products: [{ productVariantId: 10102, count: 1.5 }] },
    { products: [{ productVariantId: 10102, count: 1000 }] },
    { products: [{ productVariantId: 10102, count: 2147483648 }] },
    { products: [{ productVariantId: 10102, count: '3' }] },
    {
      products: [
        { productVariantId: 10102, count: 600 },
        { productVariantId: 10102, count: 600 },
      ],
    },
    { products: Array.from({ length: 51 }, (_, index) => ({ productVariantId: index + 1, count: 1 })) },
    { products: { length: 1 } },
    { products: null },
    {},
    [],
    'cart',
    null,
  ])('%j is refused', async (json) => {
    expect((await shop.request('/api/cartcalculation/calculate', { json })).status).toBe(400)
  })

  test('an unknown pack is not there', async () => {
    const sent = { products: [...honest.products, { productVariantId: 77, count: 9 }] }
    expect(await calculate(sent)).toEqual(await calculate(honest))
  })
})

test('no body reaches the prototypes of the shop', async () => {
  const body = `{"products":[{"productVariantId":10102,"count":3,"__proto__":{"count":1}}],
    "__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`
  const headers = { 'content-type': 'application/json' }
  const answer = await shop.request('/api/cartcalculation/calculate', { method: 'POST', body, headers })
  expect(await answer.json()).toEqual(await calculate(honest))
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('a cart belongs to the site of the call, not to the one it names', async () => {
  const shopper = await startShopping(shop, { site: 'haverhof.de' })
  await shopper.add(10102, 3)
  const [german, dutch] = [await shopper.calculate<CalculatedCartView>(), await calculate(honest)]
  expect(german.vatPercentageLow).toBe(7)
  expect(german.subTotalAmount).toBeGreaterThan(dutch.subTotalAmount)
  const answer = await shop.read('/api/cart', {
    json: { siteId: 3, shoppingcartId: 'mine', mailplusId: null },
  })
  expect(answer).toMatchObject({ siteId: 1 })
  expect(answer).not.toMatchObject({ shoppingcartId: 'mine' })
})
