import { startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalculatedCartView } from './calculation-schemas.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

test('a stored cart and the same cart sent come to the same (CART-9)', async () => {
  const shopper = await startShopping(shop)
  await shopper.add(10102, 3)
  await shopper.add(90101, 2)
  const stored = await shopper.calculate<CalculatedCartView>()
  expect(await shop.read('/api/cartcalculation/calculate', { json: await shopper.cart() })).toEqual(stored)
})
