import { DAY } from '@haverhof/domain/shared'
import { startShopping, startTestShop, type Shopper, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOldRows } from '../worker/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function recommended(shopper: Shopper): Promise<number[]> {
  const answer = await shopper.call('GET', '/recommendations')
  return ((await answer.json()) as { productId: number }[]).map((card) => card.productId)
}

test('the products of a cart bring others with them, then comes what sells best (CART-13, §7.13)', async () => {
  const shopper = await startShopping(shop)
  const bestsellers = await recommended(shopper)
  expect(bestsellers.length).toBeGreaterThan(3)
  await shopper.add(10102)
  await shopper.add(11101)
  const { rows } = await shop.context.database.pool.query<{ id: number }>(
    `select distinct recommended_id id from recommendation where product_id in (101, 111)`,
  )
  const variantIds = await recommended(shopper)
  expect(rows.map((row) => row.id)).toContain(variantIds[0])
  expect(variantIds.length).toBeLessThanOrEqual(8)
  expect(new Set(variantIds).size).toBe(variantIds.length)
  expect(variantIds).not.toContain(101)
  expect(variantIds).not.toContain(111)
})

test('what cannot be had is not recommended', async () => {
  const shopper = await startShopping(shop)
  const [first = 0] = await recommended(shopper)
  await shop.context.database.pool.query(
    'update stock set amount = 0 where variant_id in (select variant_id from product_variant where product_id = $1)',
    [first],
  )
  expect(await recommended(shopper)).not.toContain(first)
})

test('a cart unchanged for 90 days is deleted with its lines (CART-14)', async () => {
  const old = await startShopping(shop)
  await old.add(10102)
  const ordered = await startShopping(shop)
  await shop.context.database.pool.query(`update cart set state = 'ordered' where cart_id = $1`, [
    ordered.cartId,
  ])
  const touched = await startShopping(shop)
  shop.clock.advance(89 * DAY)
  await touched.add(10102)
  await forgetOldRows(shop.context)
  expect((await old.call('GET', '')).status).toBe(200)
  shop.clock.advance(2 * DAY)
  await forgetOldRows(shop.context)
  expect((await old.call('GET', '')).status).toBe(404)
  for (const shopper of [ordered, touched]) expect((await shopper.call('GET', '')).status).toBe(200)
})
