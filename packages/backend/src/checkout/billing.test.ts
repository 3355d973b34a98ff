import {
  dutchBilling,
  germanBilling,
  startShopping,
  startTestShop,
  type Shopper,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalculatedCartView, CartView } from '../cart/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function withGoods(site = 'haverhof.nl'): Promise<Shopper> {
  const shopper = await startShopping(shop, { site })
  await shopper.add(10102, 2)
  return shopper
}

type ProblemBody = {
  code: string
  detail?: string
  errors?: { parameter: string; message: string; max?: number }[]
}

async function refusal(shopper: Shopper, billing: unknown): Promise<ProblemBody & { status: number }> {
  const response = await shopper.call('POST', '/billing', billing)
  return { ...((await response.json()) as ProblemBody), status: response.status }
}

const changed = (address: object, rest: object = {}) => ({
  ...dutchBilling,
  ...rest,
  address: { ...dutchBilling.address, ...address },
})

describe('billing details', () => {
  test('are kept tidy and given back (§7.15)', async () => {
    const shopper = await withGoods()
    const typed = changed({ zipcode: '8011ab', city: ' Zwolle ' }, { firstName: ' Marieke\r\nBcc: x ' })
    expect((await shopper.call('POST', '/billing', typed)).status).toBe(200)
    const { billing } = await shopper.cart<CartView>()
    expect(billing).toEqual({ ...dutchBilling, firstName: 'Marieke Bcc: x', vatNumberValid: null })
  })

  test('hold whatever people are called', async () => {
    const shopper = await withGoods()
    for (const lastName of [
      "O'Brien",
      "Robert'); drop table cart;--",
      'Ångström 🐴',
      '<script>',
      'مريم',
      'e\u0301',
    ]) {
      expect((await shopper.call('POST', '/billing', { ...dutchBilling, lastName })).status).toBe(200)
      expect((await shopper.cart<CartView>()).billing?.lastName).toBe(lastName.normalize())
    }
    const nul = await shopper.call('POST', '/billing', { ...dutchBilling, lastName: 'a\u0000b' })
    expect(nul.status).toBe(400)
  })

  test('keep nothing that is not asked for', async () => {
    const shopper = await withGoods()
    const greedy = {
      ...dutchBilling,
      vatNumberValid: 'valid',
      isAdmin: true,
      siteId: 3,
      customerId: 1,
      price: 0,
    }
    await shopper.call('POST', '/billing', { ...greedy, address: { ...dutchBilling.address, price: 0 } })
    const { rows } = await shop.context.database.pool.query<{ billing: object }>(
      'select billing from cart where cart_id = $1',
      [shopper.cartId],
    )
    expect(rows[0]?.billing).toEqual({ ...dutchBilling, vatNumberValid: null })
  })
})

describe('a wrong field is named with its reason (CHECKOUT-44)', () => {
  test.each([
    [changed({}, { firstName: ' ' }), 'firstName', 'required'],
    [changed({}, { lastName: null }), 'lastName', 'required'],
    [changed({}, { lastName: 'x'.repeat(61) }), 'lastName', 'too-long'],
    [changed({}, { emailAddress: 'marieke@' }), 'emailAddress', 'invalid-email'],
    [changed({}, { emailAddress: 'a@b.nl\r\nBcc: c@d.nl' }), 'emailAddress', 'invalid-email'],
    [changed({}, { phoneNumber: '12' }), 'phoneNumber', 'invalid-phone'],
    [changed({}, { phoneNumber: '+31 6 1234567890123' }), 'phoneNumber', 'invalid-phone'],
    [changed({ zipcode: '80111' }), 'address.zipcode', 'invalid-postcode'],
    [changed({ street: '123' }), 'address.street', 'invalid-address'],
    [changed({ streetNumber: 'x' }), 'address.streetNumber', 'invalid-street-number'],
    [changed({ city: '' }), 'address.city', 'required'],
    [changed({ countryId: null }), 'address.countryId', 'required'],
    [changed({ countryId: 4242 }), 'address.countryId', 'unknown-country'],
    [changed({}, { vatNumber: 'NL123456789B01', companyName: 'Stal' }), 'vatNumber', 'invalid-vat-number'],
    [changed({}, { vatNumber: 'NL', companyName: 'Stal' }), 'vatNumber', 'invalid-vat-number'],
    [changed({}, { vatNumber: 'DE136695976' }), 'companyName', 'required'],
  ])('%j', async (billing, parameter, message) => {
    const shopper = await withGoods()
    const refused = await refusal(shopper, billing)
    expect(refused).toMatchObject({ status: 400, code: 'invalid-fields' })
    expect(refused.errors).toEqual([expect.objectContaining({ parameter, message })])
    expect((await shopper.cart<CartView>()).billing).toBeNull()
  })

  test('all of them at once, with the longest length', async () => {
    const shopper = await withGoods()
    const { errors } = await refusal(shopper, { lastName: 'x'.repeat(100) })
    expect(errors).toContainEqual({ parameter: 'lastName', message: 'too-long', max: 60 })
    expect(errors?.map((error) => error.parameter)).toEqual(
      expect.arrayContaining(['firstName', 'emailAddress', 'address.street', 'address.countryId']),
    )
  })

  test('a bill without a country does not borrow the one of an earlier bill', async () => {
    const shopper = await withGoods()
    await shopper.call('POST', '/billing', dutchBilling)
    expect((await refusal(shopper, changed({ countryId: null }))).errors).toEqual([
      { parameter: 'address.countryId', message: 'required' },
    ])
  })

  test.each([[null], [[]], ['x'], [{ firstName: 5 }], [{ firstName: { $gt: '' } }], [{ address: 'x' }]])(
    'what is no form at all is refused: %j',
    async (body) => {
      const shopper = await withGoods()
      expect((await shopper.call('POST', '/billing', body)).status).toBe(400)
    },
  )
})

test('a Dutch address is served by the Dutch shop of the same brand (CHECKOUT-12, §1.36)', async () => {
  const german = await withGoods('haverhof.de')
  expect(await refusal(german, dutchBilling)).toMatchObject({
    status: 422,
    code: 'dutch-address',
    detail: 'haverhof.nl',
  })
  expect((await german.call('POST', '/billing', germanBilling)).status).toBe(200)
  const sister = await startShopping(shop, { site: 'muehldorfer.de' })
  await sister.add(50101)
  expect(await refusal(sister, dutchBilling)).toMatchObject({
    code: 'dutch-address',
    detail: 'muehldorfer.nl',
  })
})

describe('a company of another member state', () => {
  const company = { ...germanBilling, companyName: 'Hof Brand GmbH', vatNumber: 'DE 136 695 976' }

  test('pays the net price when its number is valid (PRICING-10), stored and sent alike (PRICING-23)', async () => {
    const shopper = await withGoods()
    const gross = await shopper.calculate<CalculatedCartView>()
    expect((await shopper.call('POST', '/billing', company)).status).toBe(200)
    const cart = await shopper.cart<CartView>()
    expect(cart.billing).toMatchObject({ vatNumber: 'DE136695976', vatNumberValid: 'valid' })
    const net = await shopper.calculate<CalculatedCartView>()
    expect(net).toMatchObject({ isReverseCharge: true, vatAmountLow: 0, vatAmountHigh: 0 })
    expect(net.subTotalAmount).toBeLessThan(gross.subTotalAmount)
    const [line] = net.products
    expect(line?.unitAmount).toBeCloseTo((line?.totalAmount ?? 0) / (line?.quantity ?? 0), 2)
    expect(await shop.read('/api/cartcalculation/calculate', { json: cart })).toEqual(net)
  })

  test('pays VAT while the register cannot be asked, or does not know it', async () => {
    await using closed = await startTestShop({ env: { VAT_REGISTER_URL: 'http://127.0.0.1:1' } })
    const shopper = await startShopping(closed)
    await shopper.add(10102)
    expect((await shopper.call('POST', '/billing', company)).status).toBe(200)
    expect((await shopper.cart<CartView>()).billing?.vatNumberValid).toBe('unavailable')
    expect(await shopper.calculate()).toMatchObject({ isReverseCharge: false })
  })
})
