import type { SiteScope } from '@haverhof/domain/sites'
import { startTestShop, type TestShop } from '@haverhof/testing'
import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDetailCache, detailKey } from './detail-cache.ts'
import type { ProductContent } from './product-content.ts'
import { ProductDetail } from '../schemas.ts'
import { changePrice } from '../test-change-price.ts'

describe('what a product says is kept, what it costs is not (CATALOGUE-19)', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const path = '/api/products/10102'
  const detail = () => shop.read<z.infer<typeof ProductDetail>>(path)
  const sql = (text: string) => shop.context.database.pool.query(text)

  it.each(['haverhof.nl', 'haverhof.dk'])('%s answers from memory as without one', async (site) => {
    await using newcomer = await startTestShop({ beside: shop })
    const first = await (await shop.request(path, { site })).text()
    const before = shop.context.database.statementCount()
    expect(await (await shop.request(path, { site })).text()).toBe(first)
    expect(shop.context.database.statementCount() - before).toBe(1)
    expect(await (await newcomer.request(path, { site })).text()).toBe(first)
    const parsed: unknown = JSON.parse(first)
    expect(ProductDetail.parse(parsed)).toEqual(parsed)
  })

  it('another pack of the product is the one that was asked for', async () => {
    await detail()
    const first = await shop.read<z.infer<typeof ProductDetail>>('/api/products/10101')
    expect(first).toMatchObject({ productVariantId: 10101, url: first.variants[0]?.url })
  })

  it('a new price is shown at once, with the one before struck', async () => {
    const was = (await detail()).variants[1]?.price.amount
    shop.clock.advance(1000)
    const validFrom = shop.clock.now()
    await changePrice(shop.context, {
      siteId: 1,
      variantId: 10102,
      amountCents: 105,
      isOffer: true,
      validFrom,
    })
    expect((await detail()).variants[1]?.price).toMatchObject({ amount: 1.05, originalAmount: was })
  })

  it('what is sold out is sold out at once, and can be waited for', async () => {
    expect(await detail()).toMatchObject({ stockReminder: false })
    await sql('update stock set amount = 0 where variant_id = 10102')
    const { variants, stockReminder } = await detail()
    expect(variants[1]?.stock).toEqual({ state: 'sold-out', amount: null })
    expect(stockReminder).toBe(true)
  })

  it('a new version of its content is read anew at once', async () => {
    await detail()
    await sql(`update product_text set title = 'Nieuw' where product_id = 101 and language_id = 1`)
    expect((await detail()).title).not.toBe('Nieuw')
    await sql('update product set content_version = content_version + 1 where product_id = 101')
    expect((await detail()).title).toBe('Nieuw')
  })

  it('what the site shows no more is not found', async () => {
    await detail()
    await sql('update publication set is_published = false where product_id = 101 and site_id = 1')
    expect((await shop.request(path)).status).toBe(404)
  })
})

describe('the cache of product contents', () => {
  const scope = { siteId: 1, languageId: 1 } as SiteScope
  const content = (productId: number) => ({ productId, characters: 10 }) as ProductContent

  it('holds so many characters, and what was asked for last stays', () => {
    const cache = createDetailCache(25)
    cache.set(detailKey(scope, 1), content(1))
    cache.set(detailKey(scope, 2), content(2))
    cache.get(detailKey(scope, 1))
    cache.set(detailKey(scope, 3), content(3))
    const cachedIds = [1, 2, 3].filter((variantId) => cache.has(detailKey(scope, variantId)))
    expect(cachedIds).toEqual([1, 3])
  })

  it('keeps sites and languages apart', () => {
    expect(detailKey({ ...scope, languageId: 2 }, 1)).not.toBe(detailKey(scope, 1))
  })
})
