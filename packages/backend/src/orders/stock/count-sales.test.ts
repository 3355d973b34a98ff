import { DAY } from '@haverhof/domain/shared'
import { finishAtSandbox, startBuying, startTestShop, tellShop } from '@haverhof/testing'
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
