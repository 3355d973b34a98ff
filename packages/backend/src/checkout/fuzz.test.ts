import { dutchBilling, startShopping, startTestShop, type Shopper, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let shopper: Shopper
beforeAll(async () => {
  shop = await startTestShop()
  shopper = await startShopping(shop)
  await shopper.add(10102, 2)
  await shopper.add(90101, 2)
  await shopper.call('POST', '/billing', dutchBilling)
})
afterAll(() => shop[Symbol.asyncDispose]())

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    "'; drop table cart; --",
    '\u0000',
    '%00',
    '../..',
    '__proto__',
    '1e999',
    '-0',
    'a'.repeat(3000),
    '[]',
  ),
)
const anything = fc.oneof(
  hostile,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(1e308, -1, 2 ** 53, 0.1, null, [], {}, { $gt: '' }),
)

const queries = [
  ['POST', '/products', ['productVariantId', 'quantity']],
  ['POST', '/rqssamplename', ['productVariantId', 'sequence', 'samplename']],
  ['POST', '/discountcode', ['code']],
  ['PUT', '/alternativeshipping', ['alternativeShippingAddress']],
  ['POST', '/newsletter', ['subscribe']],
  ['POST', '/reminders', ['subscribe']],
  ['POST', '/setpassword', ['password', 'confirmUrl']],
  ['POST', '/setdealer', ['dealerId']],
  ['POST', '/setdpdpickuppoint', ['parcelShopId', 'parcelShopZipcodeOrCity']],
] as const

test('whatever is typed into an address, no call about a cart fails', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...queries),
    fc.array(hostile, { minLength: 3, maxLength: 3 }),
    async ([method, path, names], values) => {
      const query = new URLSearchParams(
        Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
      )
      const answer = await shopper.call(method, `${path}?${query.toString()}`)
      expect(answer.status).toBeLessThan(500)
    },
  )
  await fc.assert(property, { numRuns: 250 })
})

const text = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })
const address = fc.oneof(
  anything,
  text('zipcode', 'street', 'streetNumber', 'streetNumberAddition', 'city', 'countryId'),
)
const bodies = fc.oneof(
  fc.tuple(
    fc.constantFrom('POST /billing', 'PUT /shipping', 'POST /payment', 'POST /setpassword'),
    fc.tuple(
      text(
        'firstName',
        'lastName',
        'phoneNumber',
        'emailAddress',
        'companyName',
        'vatNumber',
        'shippingMethod',
      ),
      text('paymentMethodId', 'issuer', 'giftCardNumber', 'giftCardPin', 'password', 'confirmUrl'),
      address,
    ),
  ),
)

test('whatever stands in a body, no call about a cart fails', async () => {
  const property = fc.asyncProperty(bodies, async ([call, [person, payment, destination]]) => {
    const [method = '', path = ''] = call.split(' ')
    const answer = await shopper.call(method, path, { ...person, ...payment, address: destination })
    expect(answer.status).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns: 250 })
})

test('whatever cart is sent, its calculation does not fail', async () => {
  const cart = fc.record(
    {
      products: fc.oneof(
        anything,
        fc.array(text('productVariantId', 'count', 'rqsSamples'), { maxLength: 3 }),
      ),
      discountCode: anything,
      billing: fc.oneof(anything, fc.record({ vatNumber: anything, address })),
      shipping: fc.oneof(anything, fc.record({ shippingMethod: anything, address })),
      alternativeShippingAddress: anything,
      shoppingcartId: anything,
    },
    { requiredKeys: [] },
  )
  const property = fc.asyncProperty(cart, async (json) => {
    const answer = await shop.request('/api/cartcalculation/calculate', { json })
    expect([200, 400]).toContain(answer.status)
  })
  await fc.assert(property, { numRuns: 250 })
  expect((await shopper.cart()).products).toHaveLength(2)
})
