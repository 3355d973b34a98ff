import { expect, test } from 'vitest'
import { createApiClient } from './index.ts'

type Sent = { method: string; path: string; body: string }

function clientWithLog(answer: () => Response = () => new Response(null, { status: 204 })) {
  const sent: Sent[] = []
  const client = createApiClient({
    baseUrl: 'https://haverhof.nl',
    scope: { siteId: 1, languageId: 1 },
    send: async (request) => {
      const { pathname, search } = new URL(request.url)
      sent.push({ method: request.method, path: pathname + search, body: await request.text() })
      return answer()
    },
  })
  return { cart: client.cart, sent }
}

const missing = undefined as never
const nothing = null as never

test.each<[call: string, problem: string]>([
  ['get', 'id'],
  ['addProduct', 'productVariantId'],
  ['changeQuantity', 'quantity'],
  ['removeSample', 'sequence'],
  ['setNewsletter', 'subscribe'],
  ['setDealer', 'dealerId'],
  ['setParcelShop', 'parcelShopId'],
  ['setAlternativeShipping', 'alternativeShippingAddress'],
])('%s asks for %s before anything is sent (API-CLIENT-1)', (call, name) => {
  const { cart, sent } = clientWithLog()
  const without: Record<string, [() => unknown, (() => unknown)?]> = {
    get: [() => cart.get(missing)],
    addProduct: [() => cart.addProduct('c', missing, 1), () => cart.addProduct('c', nothing, 1)],
    changeQuantity: [() => cart.changeQuantity('c', 1, missing), () => cart.changeQuantity('c', 1, nothing)],
    removeSample: [() => cart.removeSample('c', 1, missing), () => cart.removeSample('c', 1, nothing)],
    setNewsletter: [() => cart.setNewsletter('c', missing), () => cart.setNewsletter('c', nothing)],
    setDealer: [() => cart.setDealer('c', missing), () => cart.setDealer('c', nothing)],
    setParcelShop: [() => cart.setParcelShop('c', missing, 'x'), () => cart.setParcelShop('c', nothing, 'x')],
    setAlternativeShipping: [
      () => cart.setAlternativeShipping('c', missing),
      () => cart.setAlternativeShipping('c', nothing),
    ],
  }
  const [undefinedGiven, nullGiven] = without[call] ?? []
  expect(undefinedGiven).toThrow(`The parameter '${name}' must be defined.`)
  expect(nullGiven ?? undefinedGiven).toThrow(`The parameter '${name}'`)
  expect(sent).toEqual([])
})

test('key, code, sample name and place must be named, and null leaves them out (API-CLIENT-7)', async () => {
  const { cart, sent } = clientWithLog(() => Response.json({}))
  expect(() => cart.addDiscountCode('c', missing)).toThrow("The parameter 'code' must be defined.")
  expect(() => cart.impersonate(missing)).toThrow("The parameter 'key' must be defined.")
  expect(() => cart.nameSample('c', 1, 1, missing)).toThrow("The parameter 'samplename' must be defined.")
  expect(() => cart.setPassword('c', missing, null)).toThrow("The parameter 'password' must be defined.")
  expect(() => cart.setPassword('c', null, missing)).toThrow("The parameter 'confirmUrl' must be defined.")
  await cart.addDiscountCode('c', null)
  await cart.impersonate(null)
  await cart.nameSample('c', 7, 2, null)
  await cart.setParcelShop('c', 'NL-1', null)
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/cart/c/discountcode',
    '/api/cart/impersonate',
    '/api/cart/c/rqssamplename?productVariantId=7&sequence=2',
    '/api/cart/c/setdpdpickuppoint?parcelShopId=NL-1',
  ])
})

test('a password travels in the body, never in the address', async () => {
  const { cart, sent } = clientWithLog()
  await cart.setPassword('c', 'haver123', null)
  expect(sent).toEqual([{ method: 'POST', path: '/api/cart/c/setpassword', body: '{"password":"haver123"}' }])
})

test('nothing about a cart is cached (API-CLIENT-8, §7.48)', async () => {
  const { cart, sent } = clientWithLog(() => Response.json({}))
  await Promise.all([cart.get('c'), cart.get('c'), cart.calculate('c'), cart.calculate('c')])
  await cart.get('c')
  expect(sent).toHaveLength(5)
})
