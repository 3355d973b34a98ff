import { deliverStock, startTestShop, type TestShop } from '@haverhof/testing'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '../content/content-data.ts'
import { seedContent } from '../content/seed-content.ts'
import { withOwnConnection } from '../database/index.ts'
import { checkBooks } from '../orders/index.ts'
import { seedEmptyShop, seedShop } from './index.ts'

const shopData = path.resolve(import.meta.dirname, '../../../../data')

let shop: TestShop
let dataDir: string
const startShop = async () => {
  shop = await startTestShop({ now: new Date('2030-01-01T00:00:00Z') })
}
const stopShop = () => shop[Symbol.asyncDispose]()
const copyData = () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-data-'))
  cpSync(shopData, dataDir, { recursive: true })
}
const removeData = () => rmSync(dataDir, { recursive: true })

function edit(file: string, from: string | RegExp, to: string): void {
  const full = path.join(dataDir, file)
  const text = readFileSync(full, 'utf8')
  const edited = text.replace(from, to)
  expect(edited).not.toBe(text)
  writeFileSync(full, edited)
}

/** Texts, pages and their addresses alone: all of it takes seconds. */
const seedTexts = () =>
  withOwnConnection(shop.context.database, async (client) => {
    await client.query('begin')
    await seedContent(
      { client, dataDir, now: shop.clock.now(), prices: 'keep', examples: 'write' },
      readContent(dataDir),
    )
    await client.query('commit')
  })

const resolve = (url: string) => shop.request(`/api/routing/getbyurl?url=${encodeURIComponent(url)}`)

type ProductOnPage = {
  reviews: { summary: unknown; reviews: unknown[] }
  questions: { first: unknown[]; total: number }
}
type Listed = { path: string; lastmod: string }

describe('a shop that is filled again', () => {
  beforeEach(startShop)
  beforeEach(copyData)
  afterEach(removeData)
  afterEach(stopShop)

  test('seeding again changes nothing that did not change (SEED-1)', async () => {
    const before = await shop.read<Listed[]>('/api/routing/sitemap')
    await seedShop(shop.context, dataDir)
    expect(await shop.read('/api/routing/sitemap')).toEqual(before)
  })

  const price = async () => {
    const { rows } = await shop.context.database.pool.query<{ amount: number }>(
      `select amount_cents amount from variant_price where variant_id = 10101 and site_id = 1
       order by valid_from desc limit 1`,
    )
    return rows[0]?.amount
  }
  const setPrice = () =>
    shop.context.database.pool.query(`insert into variant_price values (1, 10101, '2029-12-31', 7777, false)`)

  test('a start fills an empty shop alone, and prices of the shop stay (SEED-2, SEED-3)', async () => {
    await setPrice()
    edit('content/pages/returns.yaml', 'title: Retourneren en klachten', 'title: Terugsturen')
    await seedEmptyShop(shop.context, dataDir)
    expect(await shop.read('/api/content/pages/1005')).toMatchObject({ title: 'Retourneren en klachten' })

    await shop.context.database.pool.query('delete from seed_run')
    await seedEmptyShop(shop.context, dataDir)
    expect(await shop.read('/api/content/pages/1005')).toMatchObject({ title: 'Terugsturen' })
    expect(await price()).toBe(7777)
  })

  test('prices of the data count when they are requested; what lends goes with its switch (SEED-3, PAYMENTS-18)', async () => {
    await setPrice()
    edit('sites.yaml', 'payLater: true', 'payLater: false')
    await seedShop(shop.context, dataDir, { prices: 'write' })
    expect(await price()).toBe(595)
    const site = await shop.read<{ paymentMethods: { paymentMethodId: string }[] }>('/api/Sites/1')
    const offered = site.paymentMethods.map(({ paymentMethodId }) => paymentMethodId)
    expect(offered).toContain('ideal')
    expect(offered.filter((id) => ['klarna', 'in3', 'billie'].includes(id))).toEqual([])
  })

  test('an old slug leads to the new one for good, also after a second change and back (SEED-1)', async () => {
    edit('content/pages/returns.yaml', 'slug: retourneren', 'slug: terugsturen')
    await seedTexts()
    expect(await (await resolve('/retourneren/')).json()).toMatchObject({
      kind: 'redirect',
      url: '/terugsturen/',
      permanent: true,
    })
    edit('content/pages/returns.yaml', 'slug: terugsturen', 'slug: terug')
    await seedTexts()
    expect(await (await resolve('/retourneren/')).json()).toMatchObject({ kind: 'redirect', url: '/terug/' })
    expect(await (await resolve('/terugsturen/')).json()).toMatchObject({ kind: 'redirect', url: '/terug/' })
    edit('content/pages/returns.yaml', 'slug: terug\n', 'slug: retourneren\n')
    await seedTexts()
    expect(await (await resolve('/retourneren/')).json()).toMatchObject({
      kind: 'content-page',
      contentPageId: 1005,
    })
  })

  test('a changed text moves the date of its page and no other; removed content is gone, not lost', async () => {
    const before = await shop.read<Listed[]>('/api/routing/sitemap')
    const silo = (await shop.read<{ url: string }>('/api/content/pages/1019')).url
    edit('content/pages/returns.yaml', 'title: Retourneren en klachten', 'title: Terugsturen')
    rmSync(path.join(dataDir, 'content/pages/silo.yaml'))
    await seedTexts()
    const after = await shop.read<Listed[]>('/api/routing/sitemap')
    const moved = after.filter(
      ({ path, lastmod }) => before.find((old) => old.path === path)?.lastmod !== lastmod,
    )
    expect(moved).toEqual([
      expect.objectContaining({ path: '/retourneren/', lastmod: '2030-01-01T00:00:00.000Z' }),
    ])
    const response = await resolve(silo)
    expect(response.status).toBe(410)
    expect(await response.json()).toMatchObject({ code: 'gone' })
    expect((await shop.request('/api/content/pages/1019')).status).toBe(404)
  })
})

describe('data that cannot be used', () => {
  // None of it is written, so that one shop does for all.
  beforeAll(startShop)
  beforeEach(copyData)
  afterEach(removeData)
  afterAll(stopShop)

  test.each([
    [
      'sites.yaml',
      'priceLevelPercent: 102',
      'priceLevelPercent: dear',
      /sites\.yaml: sites\.1\.priceLevelPercent/,
    ],
    ['sites.yaml', 'country: BE, languages', 'country: QQ, languages', /sites\.yaml: countries: QQ/],
    [
      'vat.yaml',
      'country: BE, class: feed',
      'country: QQ, class: feed',
      /vat\.yaml: rates: there is no country QQ.*no rate of feed for BE.*no rate of plant-feed for BE/s,
    ],
    ['vat.yaml', '  goods: {', '  things: {', /vat\.yaml: classes: goods is missing/],
    [
      'catalogue/products/101-haver-basis-muesli.yaml',
      'vat: feed',
      'vat: food',
      /101-haver-basis-muesli\.yaml: vat: food is not in vat\.yaml/,
    ],
    ['sites.yaml', 'root: home', 'root: nowhere', /sites\.yaml: platforms\.shop\.pages: there is no nowhere/],
    [
      'content/pages/returns.yaml',
      '(page:withdrawal)',
      '(/herroepen/)',
      /returns\.yaml: texts\.nl: the link \/herroepen\//,
    ],
    ['content/pages/returns.yaml', 'slug: retourneren', 'slug: klantenservice', /share the address/],
    [
      'content/pages/withdrawal.yaml',
      /\n {2}pt:\n[^]*?(?=\n {2}es:)/,
      '',
      /pages\/withdrawal\.yaml: texts\.pt: is missing for site 7 \(LAW-8\)/,
    ],
    [
      'content/pages/terms.yaml',
      '## 6. Lieferabo',
      '## 6. Zukunft',
      /pages\/terms\.yaml: texts\.de: tells nothing of repeat delivery and is shown for site 3 \(LAW-8\)/,
    ],
  ])(
    'wrong data in %s is reported by file and field, and nothing is written (SEED-1, LAW-8)',
    async (file, from, to, message) => {
      edit(file, from, to)
      await expect(seedShop(shop.context, dataDir)).rejects.toThrow(message)
      expect((await resolve('/retourneren/')).status).toBe(200)
    },
  )
})

describe('a shop in production whose first seeding fails in its last step', () => {
  const stockOf = async (variantId: number) => {
    const { rows } = await shop.context.database.pool.query<Record<string, unknown>>(
      `select amount, array(select change || ' ' || reason from stock_movement m
         where m.variant_id = s.variant_id order by at, stock_movement_id) movements
       from stock s where variant_id = $1`,
      [variantId],
    )
    return rows[0]
  }
  const title = async () => (await shop.read<{ title: string }>('/api/content/pages/1005')).title
  let production: TestShop['context']
  let first: { known: unknown; failed: unknown; title: string; stock: unknown }

  beforeAll(async () => {
    await startShop()
    copyData()
    const { pool } = shop.context.database
    production = { ...shop.context, env: { ...shop.context.env, SHOP_ENV: 'production' } }
    edit('content/pages/returns.yaml', 'title: Retourneren en klachten', 'title: Terugsturen')
    const product = 'catalogue/products/101-haver-basis-muesli.yaml'
    edit(product, 'stock: 64 }', 'stock: 9 }')
    edit(
      product,
      /(\n {2}- \{ id: 10101, article: HH10101, ean: "2000000101019",)(.*)/,
      '$1$2\n  - { id: 10109, article: HH10109, ean: "2000000101095",$2',
    )
    const stock = await stockOf(10101)
    await deliverStock(shop.context, { variantId: 10101, amount: 6, by: 'Jan' })
    await pool.query('delete from gift_card')
    await pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$;
      create trigger refuse before insert on seed_run for each row execute function refuse()`)
    const failed = await seedShop(production, dataDir).catch((error: unknown) => error)
    first = { known: stock, failed, title: await title(), stock: await stockOf(10109) }
    await pool.query('drop trigger refuse on seed_run')
  })
  beforeAll(() => seedShop(production, dataDir))
  afterAll(removeData)
  afterAll(stopShop)

  test('has nothing of the other steps, and all of them after the second (SEED-1)', async () => {
    expect(first).toEqual({
      known: { amount: 64, movements: ['64 initial'] },
      failed: expect.objectContaining({ message: 'the disk is full' }),
      title: 'Retourneren en klachten',
      stock: undefined,
    })
    expect(await title()).toBe('Terugsturen')
  })

  test('keeps the stock of a known pack, and a new one begins with a movement (STOCK-2)', async () => {
    const stock = await stockOf(10101)
    expect(stock).toMatchObject({ amount: 70 })
    expect(stock?.['movements']).toHaveLength(2)
    expect(await stockOf(10109)).toEqual({ amount: 9, movements: ['9 initial'] })
    expect(await checkBooks(shop.context)).toEqual([])
  })

  test('issues no gift cards whose pins are written in the data', async () => {
    const { rowCount } = await shop.context.database.pool.query('select 1 from gift_card')
    expect(rowCount).toBe(0)
  })

  test('shows no example review, star or question (LAW-19)', async () => {
    const product = await shop.read<ProductOnPage>('/api/products/10101')
    expect(product.reviews.summary).toEqual({ average: 0, count: 0, distribution: [0, 0, 0, 0, 0] })
    expect(product.reviews.reviews).toEqual([])
    expect(product.questions).toEqual({ first: [], total: 0 })
    const { rows } = await shop.context.database.pool.query('select from review_aggregate where count > 0')
    expect(rows).toEqual([])
  })

  test('has what every link in a text names', async () => {
    const { rows } = await shop.context.database.pool.query<{ key: string; ref: string }>(`
      select distinct i.key, r.ref from content_text t join content_item i using (kind, content_id), unnest(t.link_refs) r(ref)
      where not exists (select 1 from path p where p.ref = r.ref)`)
    expect(rows).toEqual([])
  })
})
