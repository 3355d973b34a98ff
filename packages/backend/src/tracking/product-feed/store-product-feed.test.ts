import { DAY, MINUTE, platforms } from '@haverhof/domain/shared'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteOrigin } from '../../config/index.ts'
import { withOwnConnection } from '../../database/index.ts'
import { forgetOld } from '../../jobs/index.ts'
import { productFeedRetention, readProductFeed, renewProductFeeds } from '../index.ts'

async function dutch({ context }: TestShop) {
  const scope = (await context.sites.scopes()).find(({ host }) => host === 'haverhof.nl')
  if (!scope) throw new Error('there is no Dutch shop')
  return { scope, origin: siteOrigin(context.env, scope.host) }
}

async function read(shop: TestShop): Promise<string | undefined> {
  const feed = await readProductFeed(shop.context, await dutch(shop))
  return typeof feed === 'object' ? gunzipSync(feed.body).toString() : feed
}

const rowsOf = async (shop: TestShop, text: string) =>
  (await shop.context.database.pool.query(text)).rows as { origin: string; madeAt: Date }[]
const feedRows = (shop: TestShop) =>
  rowsOf(shop, 'select origin, made_at "madeAt" from product_feed order by 1')

test('the first request makes the feed, later ones get the stored file with one statement (SEO-9, SEO-25)', async () => {
  await using shop = await startTestShop()
  const first = await read(shop)
  expect(first).toMatch(/<\/rss>\n$/)
  await shop.context.database.pool.query('update stock set amount = 0')
  const before = shop.context.database.statementCount()
  expect(await read(shop)).toBe(first)
  expect(shop.context.database.statementCount() - before).toBe(1)
})

test('who asks while the first one is being made is told to come back (SEO-25)', async () => {
  await using shop = await startTestShop()
  const { origin } = await dutch(shop)
  await withOwnConnection(shop.context.database, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('product-feed'), hashtext($1))`, [origin])
    expect(await read(shop)).toBe('being-made')
    expect(await feedRows(shop)).toEqual([])
  })
  expect(await read(shop)).toContain('<rss')
})

test('the worker makes those of all hosts that sell, again after a quarter of an hour, with the stock of then (SEO-24)', async () => {
  await using shop = await startTestShop()
  const renewed = async () => {
    await renewProductFeeds(shop.context)
    return (await feedRows(shop)).map(({ madeAt }) => madeAt.getTime())
  }
  const first = shop.clock.now().getTime()
  const selling = (await shop.context.sites.scopes()).filter(
    ({ platform }) => platform !== platforms.corporate,
  )
  expect(await renewed()).toEqual(selling.map(() => first))
  expect(await read(shop)).toContain('<g:availability>in_stock<')
  await shop.context.database.pool.query('update stock set amount = 0')
  shop.clock.advance(14 * MINUTE)
  expect(new Set(await renewed())).toEqual(new Set([first]))
  shop.clock.advance(MINUTE)
  expect(new Set(await renewed())).toEqual(new Set([first + 15 * MINUTE]))
  expect(await read(shop)).not.toContain('<g:availability>in_stock<')
})

test('the feed of a host that is gone is forgotten after a week (SEO-24)', async () => {
  await using shop = await startTestShop()
  await read(shop)
  await shop.context.database.pool.query(
    `insert into product_feed select 'https://gone.example', etag, body, made_at from product_feed`,
  )
  shop.clock.advance(8 * DAY)
  await renewProductFeeds(shop.context)
  await forgetOld(shop.context, productFeedRetention)
  const origins = (await feedRows(shop)).map(({ origin }) => origin)
  expect(origins).toContain((await dutch(shop)).origin)
  expect(origins).not.toContain('https://gone.example')
})
