import { startCustomer, startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  // The catalogue's index, the sites, the terms of prices and what packs say are read once per process.
  const { add, call, calculate } = await startShopping(shop)
  for (const id of [10101, 10102, 11101, 90101]) await add(id)
  await calculate()
  await call('GET', '/recommendations')
})
afterAll(() => shop[Symbol.asyncDispose]())

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = shop.context.database.statementCount()
  await work()
  return shop.context.database.statementCount() - before
}

test('a new cart with its first goods takes one statement (CART-15)', async () => {
  const products = [10101, 10102, 11101].map((productVariantId) => ({ productVariantId, count: 2 }))
  expect(await statementsOf(() => shop.read('/api/cart', { json: { products } }))).toBe(1)
})

test('an empty cart and then a line take two statements (CART-15)', async () => {
  const count = await statementsOf(async () => {
    const { add } = await startShopping(shop)
    expect((await add(10102)).status).toBe(204)
  })
  expect(count).toBe(2)
})

test.each([
  ['reading', 'GET', '', 1],
  ['adding', 'POST', '/products?productVariantId=10102&quantity=1', 1],
  ['adding what does not exist', 'POST', '/products?productVariantId=77&quantity=1', 1],
  ['changing', 'PUT', '/products/10102?quantity=2', 1],
  ['naming', 'POST', '/rqssamplename?productVariantId=90101&sequence=1&samplename=a', 1],
  ['removing a sample', 'DELETE', '/products/90101/1', 1],
  ['removing a line', 'DELETE', '/products/10102', 1],
  ['removing a code', 'DELETE', '/discountcode', 1],
  ['recommending', 'GET', '/recommendations', 4],
  ['newsletter', 'POST', '/newsletter?subscribe=true', 2],
  ['reminders', 'POST', '/reminders?subscribe=true', 2],
])('%s takes a fixed number of statements (CART-15)', async (_, method, path, expected) => {
  const { add, call } = await startShopping(shop)
  await add(10102)
  await add(90101, 2)
  expect(await statementsOf(() => call(method, path))).toBe(expected)
})

test('a calculation takes one statement, for a stored and for a sent cart, whatever is in it', async () => {
  const shopper = await startShopping(shop)
  for (const id of [10101, 10102, 11101, 90101]) await shopper.add(id, 2)
  expect(await statementsOf(() => shopper.calculate())).toBe(1)
  const json = await shopper.cart()
  expect(await statementsOf(() => shop.read('/api/cartcalculation/calculate', { json }))).toBe(1)
})

test('for a customer there is one statement more, and a new cart is looked for first (CART-15)', async () => {
  const customer = await startCustomer(shop)
  const headers = { cookie: customer.cookie() }
  expect(await statementsOf(() => startShopping(shop, { headers }))).toBe(3)
  const { add, cart } = await startShopping(shop, { headers })
  expect(await statementsOf(() => add(10102))).toBe(2)
  expect(await statementsOf(() => cart())).toBe(2)
})
