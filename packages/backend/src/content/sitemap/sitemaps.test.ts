import { DAY, MINUTE } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readEnv, siteOrigin } from '../../config/index.ts'
import { withOwnConnection } from '../../database/index.ts'
import { makeSitemaps } from './make-sitemaps.ts'
import { readSitemapFile } from './read-sitemap-file.ts'
import { renewSitemaps } from './renew-sitemaps.ts'

const originOf = ({ host }: Pick<SiteScope, 'host'>) => siteOrigin(readEnv({}), host)
const origin = originOf({ host: 'haverhof.nl' })

async function dutch({ context }: TestShop): Promise<SiteScope> {
  const scope = (await context.sites.scopes()).find(({ host }) => host === 'haverhof.nl')
  if (!scope) throw new Error('there is no Dutch shop')
  return scope
}

async function read(shop: TestShop, number: number): Promise<string | undefined> {
  const file = await readSitemapFile(shop.context, { scope: await dutch(shop), number, originOf })
  return typeof file === 'object' ? gunzipSync(file.body).toString() : file
}

const madeAt = async (shop: TestShop) =>
  (
    await shop.context.database.pool.query<{ madeAt: Date }>(
      `select made_at "madeAt" from sitemap_file where origin = $1 and number = 0`,
      [originOf(await dutch(shop))],
    )
  ).rows[0]?.madeAt.getTime()

test('the first request renders the sitemaps, later ones get the stored files (SEO-4, SEO-5, SEO-13)', async () => {
  await using shop = await startTestShop()
  const index = await read(shop, 0)
  expect(index).toContain(`<loc>${origin}/sitemaps/1.xml</loc>`)
  const count = shop.context.database.statementCount()
  const pages = await read(shop, 1)
  const listed = await shop.read<{ path: string }[]>('/api/routing/sitemap')
  const named = [...(pages ?? '').matchAll(/<url><loc>([^<]+)/g)].map(([, address]) => address)
  expect(named).toEqual(listed.map(({ path }) => `${origin}${path}`))
  // A number that is not there costs one look, and makes nothing.
  const before = shop.context.database.statementCount()
  expect(await read(shop, 801)).toBeUndefined()
  expect(shop.context.database.statementCount() - before).toBe(1)
  expect(before - count).toBeLessThan(10)
})

test('many pages become many files, which a shorter list takes away again (SEO-4)', async () => {
  await using shop = await startTestShop()
  const scope = await dutch(shop)
  await makeSitemaps(shop.context, scope, originOf, { entries: 100, bytes: 1e9 })
  const files = (await read(shop, 0))?.match(/<sitemap>/g)?.length ?? 0
  expect(files).toBeGreaterThan(1)
  expect((await read(shop, files))?.match(/<url>/g)?.length).toBeLessThanOrEqual(100)
  await makeSitemaps(shop.context, scope, originOf)
  expect((await read(shop, 0))?.match(/<sitemap>/g)).toHaveLength(1)
  expect(await read(shop, files)).toBeUndefined()
})

test('who asks while the first ones are being made is told to come back (SEO-13)', async () => {
  await using shop = await startTestShop()
  await withOwnConnection(shop.context.database, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('sitemap'), hashtext($1))`, [
      originOf(await dutch(shop)),
    ])
    expect(await read(shop, 0)).toBe('being-made')
  })
  expect(await read(shop, 0)).toContain('<sitemapindex')
})

test('the worker makes all hosts, again when a page has changed but not within ten minutes, and once a day (SEO-5)', async () => {
  await using shop = await startTestShop()
  const { pool } = shop.context.database
  const renew = async () => {
    await renewSitemaps(shop.context)
    return madeAt(shop)
  }
  const change = () => pool.query(`update path set lastmod = $1 where path = '/'`, [shop.clock.now()])
  // A page that the replica does not have yet counts as a later change.
  const madeNow = () => shop.clock.now().getTime() - shop.context.database.limits.replicaLagMs
  const first = await renew()
  expect(first).toBe(madeNow())
  const hosts = await pool.query('select 1 from sitemap_file where number = 0')
  expect(hosts.rowCount).toBe((await shop.context.sites.scopes()).length)
  shop.clock.advance(MINUTE)
  await change()
  expect(await renew()).toBe(first)
  shop.clock.advance(10 * MINUTE)
  const second = await renew()
  expect(second).toBe(madeNow())
  shop.clock.advance(20 * MINUTE)
  expect(await renew()).toBe(second)
  shop.clock.advance(DAY)
  expect(await renew()).toBe(madeNow())
})
