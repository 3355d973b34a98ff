import { startTestShop } from '@haverhof/testing'
import type { z } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import { announceChange } from '../announce-change.ts'
import type { ProductList, PublicationProblems } from '../schemas.ts'
import { changePrice } from '../test-change-price.ts'

type List = z.infer<typeof ProductList>
const byPrice = { json: { pageInfo: { sort: 'price', descending: true, pageSize: 1 } } }

it('a new price moves the product in every list as soon as it is announced (CATALOGUE-16, CATALOGUE-17)', async () => {
  await using shop = await startTestShop()
  await shop.read<List>('/api/products/search', byPrice)
  const refreshed = shop.context.catalogue.nextRefresh()
  const change = {
    siteId: 1,
    variantId: 10102,
    amountCents: 9_999_995,
    isOffer: false,
    validFrom: shop.clock.now(),
  }
  await changePrice(shop.context, change)
  await refreshed
  const { products } = await shop.read<List>('/api/products/search', byPrice)
  expect(products[0]).toMatchObject({ productVariantId: 10102, price: { amount: 99_999.95 } })
})

it('a price set for later holds from its moment on', async () => {
  await using shop = await startTestShop()
  const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000)
  const change = { siteId: 1, variantId: 10102, amountCents: 9_999_995, isOffer: false, validFrom: tomorrow }
  await changePrice(shop.context, change)
  const today = await shop.read<List>('/api/products/search', byPrice)
  expect(today.products[0]?.productVariantId).not.toBe(10102)
  shop.clock.advance(86_400_000)
  const next = await shop.read<List>('/api/products/search', byPrice)
  expect(next.products[0]?.productVariantId).toBe(10102)
})

it('a new title is found after it is announced, and the old one no longer (CATALOGUE-16)', async () => {
  await using shop = await startTestShop()
  const search = (searchTerm: string) =>
    shop.read<List>('/api/products/search', { json: { filter: { searchTerm } } })
  await search('haver')
  const refreshed = shop.context.catalogue.nextRefresh()
  const client = await shop.context.database.pool.connect()
  await client.query(
    `update product_text set title = 'Zonnestraaltje' where product_id = 101 and language_id = 1`,
  )
  await client.query('update product set content_version = content_version + 1 where product_id = 101')
  await announceChange(client, [101])
  client.release()
  await refreshed
  expect((await search('zonnestraaltje')).products.map((card) => card.productId)).toEqual([101])
})

it('an announced product is read alone, with the same two statements for any number of sites (CATALOGUE-16, 64)', async () => {
  await using shop = await startTestShop()
  const { database, catalogue } = shop.context
  for (const site of ['haverhof.nl', 'haverhof.de', 'muehldorfer.de'])
    await shop.read<List>('/api/products/search', { ...byPrice, site })
  await catalogue.reference()
  const refreshed = catalogue.nextRefresh()
  const before = database.statementCount()
  const client = await database.pool.connect()
  await announceChange(client, [101])
  client.release()
  await refreshed
  expect(database.statementCount() - before).toBe(1 + 2)
})

it('a product comes and goes with its announcement, in lists and in searches (CATALOGUE-16)', async () => {
  await using shop = await startTestShop()
  const isListed = async () => {
    const request = { json: { filter: { searchTerm: 'haver basis muesli' }, pageInfo: { pageSize: 96 } } }
    const { products } = await shop.read<List>('/api/products/search', request)
    return products.some(({ productId }) => productId === 101)
  }
  const publish = async (isPublished: boolean) => {
    const refreshed = shop.context.catalogue.nextRefresh()
    const client = await shop.context.database.pool.connect()
    await client.query('update publication set is_published = $1 where product_id = 101', [isPublished])
    await announceChange(client, [101])
    client.release()
    await refreshed
  }
  expect(await isListed()).toBe(true)
  await publish(false)
  expect(await isListed()).toBe(false)
  await publish(true)
  expect(await isListed()).toBe(true)
})

it('a product that may not be shown says what is missing (CATALOGUE-62)', async () => {
  await using shop = await startTestShop()
  const { pool } = shop.context.database
  await pool.query(
    `update publication set is_published = false, reason = 'composition-missing'
     where product_id = 101 and site_id = 1 and language_id = 1`,
  )
  const problems = await shop.read<z.infer<typeof PublicationProblems>>('/api/products/publication-problems')
  expect(problems[0]).toMatchObject({ productId: 101, languageId: 1, reason: 'composition-missing' })
  expect((await shop.request('/api/products/10101')).status).toBe(404)
})
