import { analysisKitTypes, productTypes } from '@haverhof/domain/catalogue'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feedItem } from './feed-item.ts'
import { makeProductFeed } from './make-product-feed.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Item = Record<string, string> & { 'g:shipping'?: Record<string, string> }

async function feedOf(host: string, atOnce?: number): Promise<Item[]> {
  const scope = (await shop.context.sites.scopes()).find((each) => each.host === host)
  if (!scope) throw new Error(`there is no ${host}`)
  const { body } = await makeProductFeed(shop.context, scope, `https://${host}`, atOnce)
  const xml = gunzipSync(body).toString()
  expect(XMLValidator.validate(xml)).toBe(true)
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' })
  const { rss } = parser.parse(xml) as { rss: { channel: { item?: Item[] } } }
  return rss.channel.item ?? []
}

type Sold = { article: string; ean: string; amountCents: number; stock: number; isKit: boolean }

const soldHere = `
  select v.article, v.ean, s.amount stock, product.type = any ($4) "isKit", (
    select amount_cents from variant_price p where p.site_id = pub.site_id and p.variant_id = v.variant_id
      and p.valid_from <= $3 order by valid_from desc limit 1) "amountCents"
  from publication pub join product using (product_id) join product_variant v using (product_id) join stock s using (variant_id)
  where pub.site_id = $1 and pub.language_id = $2 and pub.is_published and pub.text_language_id = $2
    and v.pack not in ('bigbox', 'silo')`

describe('what programs of others list (SEO-9)', () => {
  test('every host that sells tells every pack in its language once, with all that is asked for, as it is now', async () => {
    const scopes = (await shop.context.sites.scopes()).filter(({ platform }) => platform !== 2)
    let items = 0
    for (const { host, siteId, languageId, regionCode } of scopes) {
      const { rows } = await shop.context.database.pool.query<Sold>(soldHere, [
        siteId,
        languageId,
        shop.clock.now(),
        analysisKitTypes,
      ])
      const sold = new Map(rows.map((row) => [row.article, row]))
      const feed = await feedOf(host)
      expect(new Set(feed.map((item) => item['g:id']))).toEqual(new Set(sold.keys()))
      expect(feed).toHaveLength(sold.size)
      for (const item of feed) {
        const pack = sold.get(item['g:id'] ?? '')
        expect(Object.keys(item)).toEqual(expect.arrayContaining(required))
        expect(item['g:sale_price'] ?? item['g:price']).toBe(
          `${((pack?.amountCents ?? 0) / 100).toFixed(2)} EUR`,
        )
        expect(item['g:availability']).toBe((pack?.stock ?? 0) > 0 ? 'in_stock' : 'out_of_stock')
        expect(item['link']).toMatch(new RegExp(`^https://${host}/`))
        expect(item['g:image_link']).toMatch(new RegExp(`^https://${host}/pictures/.*-800\\.webp$`))
        expect(item['title']?.length).toBeLessThanOrEqual(150)
        expect(item['description']?.length).toBeGreaterThan(50)
        expect(item['description']).not.toContain('](')
        expect(item['g:shipping']).toMatchObject({ 'g:country': regionCode })
        // By letter post (DELIVERY-3).
        expect(!pack?.isKit || item['g:shipping']?.['g:price'] === '0.00 EUR').toBe(true)
        // Numbers for a shop's own tills name no product.
        expect([item['g:gtin'], item['g:identifier_exists']]).toEqual([undefined, 'no'])
      }
      items += feed.length
    }
    expect(items).toBeGreaterThan(1000)
  })

  test('a pack that is chosen by its colour says its colour, any other its size (SEO-21)', async () => {
    const shippingOf = async (host: string, article: string) => {
      const item = (await feedOf(host)).find(({ 'g:id': id }) => id === article)
      return [item?.['g:color'], item?.['g:size']]
    }
    expect(await shippingOf('haverhof.nl', 'HH41401')).toEqual(['Groen', undefined])
    expect(await shippingOf('muehldorfer.de', 'MU52401')).toEqual(['Marineblau', undefined])
    expect(await shippingOf('haverhof.nl', 'HH10102')).toEqual([undefined, '20 kg'])
  })

  test('packs in small batches are the same packs (SEO-23)', async () => {
    expect(await feedOf('haverhof.nl', 20)).toEqual(await feedOf('haverhof.nl'))
  })

  test('a batch is one statement, whatever it holds (SEO-23)', async () => {
    await feedOf('haverhof.nl')
    const { database } = shop.context
    const before = database.statementCount()
    await feedOf('haverhof.nl')
    expect(database.statementCount() - before).toBe(2)
  })
})

const required = [
  'g:id',
  'title',
  'description',
  'link',
  'g:image_link',
  'g:price',
  'g:availability',
  'g:brand',
  'g:condition',
  'g:product_type',
  'g:item_group_id',
  'g:shipping_weight',
]

describe('a pack (SEO-9)', () => {
  const pack: Parameters<typeof feedItem>[0] = {
    id: 'HH1',
    groupId: '1',
    productType: productTypes.feed,
    title: 'Muesli & <haver> 20 kg',
    description: '**Mild**\n\n- haver, zie [een voorbeeld](/rqs/example/)',
    url: '/muesli/',
    imageUrl: '/pictures/1-800.webp',
    price: { amount: 60, unitPrice: { amount: 3, per: 'kg' }, originalAmount: 80, indicative: null },
    stock: 'coming-soon',
    brand: 'Haverhof',
    gtin: '8712345678906',
    categories: ['Paardenvoer', 'Muesli'],
    colour: null,
    size: '20 kg',
    content: { amount: 20_000, unit: 'g' },
    weightKg: 20.2,
  }
  const shipping = { countryCode: 'NL', priceCents: 595, freeFromCents: 6000 }

  test('has its reduced price beside the struck one, its price per kilo, and free shipping from the free amount on (SEO-21, SEO-22)', () => {
    const xml = feedItem(pack, 'https://haverhof.nl', shipping)
    for (const part of [
      '<title>Muesli &amp; &lt;haver&gt; 20 kg</title>',
      '<description>Mild\n\nhaver, zie een voorbeeld</description>',
      '<g:price>80.00 EUR</g:price>',
      '<g:sale_price>60.00 EUR</g:sale_price>',
      '<g:availability>out_of_stock</g:availability>',
      '<g:gtin>8712345678906</g:gtin>',
      '<g:unit_pricing_measure>20 kg</g:unit_pricing_measure>',
      '<g:unit_pricing_base_measure>1 kg</g:unit_pricing_base_measure>',
      '<g:product_type>Paardenvoer &gt; Muesli</g:product_type>',
      '<g:shipping><g:country>NL</g:country><g:price>0.00 EUR</g:price></g:shipping>',
    ])
      expect(xml).toContain(part)
    expect(xml).not.toContain('identifier_exists')
  })

  test('costs its tariff below that amount', () => {
    const cheap = { ...pack, price: { ...pack.price, amount: 59.99, originalAmount: null } }
    expect(feedItem(cheap, 'https://haverhof.nl', shipping)).toContain(
      '<g:price>5.95 EUR</g:price></g:shipping>',
    )
  })

  test('costs nothing to send if it is an analysis kit, whatever its price (DELIVERY-3, SEO-21)', () => {
    const price = { ...pack.price, amount: 29.95, originalAmount: null }
    for (const productType of analysisKitTypes)
      expect(feedItem({ ...pack, productType, price }, 'https://haverhof.nl', shipping)).toContain(
        '<g:price>0.00 EUR</g:price></g:shipping>',
      )
  })
})
