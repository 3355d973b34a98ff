import {
  finishAtSandbox,
  orderInThreeCalls,
  startBuying,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  // Sites, the catalogue's words and the methods of a site are read once per process.
  await (await startBuying(shop)).order()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function statementsOf<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const before = shop.context.database.statementCount()
  const result = await work()
  return [shop.context.database.statementCount() - before, result]
}

test('a whole checkout, from nothing to a placed order with its payment, takes six statements (ORDERS-59)', async () => {
  const [count, order] = await statementsOf(() => orderInThreeCalls(shop))
  expect(order.checkoutUrl).not.toBeNull()
  expect(count).toBe(6)
})

test('with every step on its own it takes twelve', async () => {
  const [count] = await statementsOf(async () => (await startBuying(shop)).order())
  expect(count).toBe(12)
})

test('placing an order takes four statements, whatever is in it, and four more with a limited promotion (ORDERS-59)', async () => {
  const few = await startBuying(shop)
  const many = await startBuying(shop, {
    lines: [
      [10101, 20],
      [10102, 3],
      [11101, 2],
    ],
  })
  const limited = await startBuying(shop, { lines: [[10101, 20]], discountCode: 'BEDANKT25' })
  const counts = []
  for (const buyer of [few, many, limited]) {
    const { totalAmount: amount } = await buyer.calculate()
    counts.push((await statementsOf(() => buyer.order({ amount })))[0])
  }
  expect(counts).toEqual([4, 4, 8])
})

test('a webhook takes at most eleven statements, and a repeated one three: it may tell that the bank took money back', async () => {
  const order = await (await startBuying(shop)).order()
  const id = await finishAtSandbox(shop, order, 'paid')
  const [first] = await statementsOf(() => tellShop(shop, id))
  const [second] = await statementsOf(() => tellShop(shop, id))
  expect(first).toBeLessThanOrEqual(11)
  expect(second).toBe(3)
})
