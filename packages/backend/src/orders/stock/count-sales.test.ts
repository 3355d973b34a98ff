import { DAY, HOUR, MINUTE } from '@haverhof/domain/shared'
import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { countSales } from './count-sales.ts'

type Card = { productId: number; productVariantId: number }

test('unsorted lists, best sellers and the suggested feed begin with what sold most in 90 days (CATALOGUE-12, FEED-ADVICE-10)', async () => {
  await using shop = await startTestShop()
  const heads = async () => {
    const [best] = await shop.read<Card[]>('/api/products/bestsellers')
    const { products } = await shop.read<{ products: Card[] }>('/api/products/search', { json: {} })
    const calculator = await shop.read<{ suggestedProductId: number }>('/api/feedcalculator/feeds')
    return [best?.productId, products[0]?.productId, calculator.suggestedProductId]
  }
  const [before] = await heads()
  const { feeds } = await shop.read<{ feeds: { productId: number }[] }>('/api/feedcalculator/feeds')
  const { products } = await shop.read<{ products: Card[] }>('/api/products/search', {
    json: { landingpageId: 10, pageInfo: { pageSize: 96 } },
  })
  // The feed with a dose that comes last.
  const sold = products.findLast(({ productId }) => feeds.some((feed) => feed.productId === productId))
  const id = sold?.productId ?? 0
  const lines: [number, number][] = [[sold?.productVariantId ?? 0, 5]]
  const order = await (await startBuying(shop, { lines })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  await countSales(shop.context)
  await expect.poll(heads).toEqual([id, id, id])
  expect(id).not.toBe(before)

  shop.clock.advance(90 * DAY)
  await countSales(shop.context)
  await expect.poll(async () => (await heads()).includes(id)).toBe(false)
})

/** Feed at any hour of any day. */
const noon = new Date('2026-06-01T12:00:00Z')

async function sell(shop: TestShop, variantId: number, quantity: number): Promise<number> {
  const order = await (await startBuying(shop, { lines: [[variantId, quantity]] })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  return order.orderId
}

async function figure(shop: TestShop): Promise<number | undefined> {
  await countSales(shop.context)
  const { rows } = await shop.context.database.pool.query<{ units: number }>(
    'select units_sold units from product where product_id = 101',
  )
  return rows[0]?.units
}

test('an order counts for 90 days to the second, whichever days were counted before (ORDERS-15)', async () => {
  await using shop = await startTestShop({ now: noon })
  await sell(shop, 10101, 3)
  expect(await figure(shop)).toBe(3)
  shop.clock.advance(5 * HOUR)
  await sell(shop, 10101, 2)
  expect(await figure(shop)).toBe(5)
  shop.clock.advance(2 * DAY)
  expect(await figure(shop)).toBe(5)
  shop.clock.advance(88 * DAY - 5 * HOUR - MINUTE)
  expect(await figure(shop)).toBe(5)
  shop.clock.advance(MINUTE)
  expect(await figure(shop)).toBe(2)
  shop.clock.advance(5 * HOUR)
  expect(await figure(shop)).toBe(0)
})

test('an order of a day that was counted long ago is taken back when it is cancelled (ORDERS-15)', async () => {
  await using shop = await startTestShop({ now: noon })
  const orderId = await sell(shop, 10101, 3)
  shop.clock.advance(3 * DAY)
  expect(await figure(shop)).toBe(3)
  shop.clock.advance(10 * DAY)
  await shop.context.database.pool.query(
    `with ended as (update shop_order set status = 'cancelled' where order_id = $1 returning order_id)
      insert into order_event (order_id, at, from_status, to_status, reason)
      select order_id, $2, 'paid', 'cancelled', 'sent back' from ended`,
    [orderId, shop.clock.now()],
  )
  shop.clock.advance(HOUR)
  expect(await figure(shop)).toBe(0)
})

test('only what has sold more or less than before is announced (ORDERS-15, CATALOGUE-16)', async () => {
  await using shop = await startTestShop({ now: noon })
  const announced: string[] = []
  await figure(shop)
  await shop.context.database.listen('catalogue_changed', {
    onMessage: (payload) => announced.push(payload),
    onReturn: () => undefined,
  })
  await sell(shop, 10101, 3)
  expect(await figure(shop)).toBe(3)
  await expect.poll(() => announced).toEqual(['101'])
  await figure(shop)
  await sell(shop, 10102, 1)
  expect(await figure(shop)).toBe(4)
  await expect.poll(() => announced).toEqual(['101', '101'])
})
