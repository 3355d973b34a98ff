import { productTypes } from '@haverhof/domain/catalogue'
import { calculateCart, type PricedLine } from '@haverhof/domain/pricing'
import { startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { calculationInput, discountProblem, giftVariantIds, pricingFacts } from './index.ts'
import type { FactsQuery } from './read-facts.ts'

const parcel = { shippingMethod: null, toDealer: false, weightKg: 20, byLorry: false }
const dutch: Omit<FactsQuery, 'now' | 'hasPaidBefore'> = {
  siteId: 1,
  languageCode: 'nl',
  countryId: null,
  vatNumberRegionCode: null,
  code: null,
  customerKey: null,
  gifts: [],
}
type SiteRates = { siteId: number; vatPercentageLow: number; vatPercentageHigh: number }

const dutchRates = { feed: 21, 'plant-feed': 21, goods: 21, salt: 21, laboratory: 21 }

const belgium = 56
const germany = 276

async function facts(shop: TestShop, query: Partial<FactsQuery> = {}) {
  const terms = await shop.context.priceTerms.read()
  const { cartHooks, database } = shop.context
  const siteId = query.siteId ?? dutch.siteId
  const hasPaidBefore = (customerKey: string) => cartHooks.hasPaidBefore(database, { siteId, customerKey })
  return pricingFacts(database, terms, { ...dutch, now: shop.context.now(), hasPaidBefore, ...query })
}

const bag = {
  productId: 101,
  productVariantId: 10101,
  productType: 2,
  quantity: 4,
  description: 'Muesli',
  productLabel: '20 kg',
  unitCents: 2000,
  originalUnitCents: 2000,
  repeatDays: null,
  tax: { taxClass: 'feed', vatType: 'low', supply: 'goods' },
} as const

const treats = {
  productId: 241,
  productVariantId: 24101,
  productType: productTypes.feed,
  description: 'Leckerli',
  productLabel: '1 kg',
  unitCents: 695,
  tax: { taxClass: 'goods', vatType: 'high', supply: 'goods' } as const,
  inStock: 240,
}
const notGiven = { ...treats, productVariantId: 24102 }

describe('what prices depend on', () => {
  test('is kept in memory; only promotions that count their uses are asked about', async () => {
    await using shop = await startTestShop()
    await facts(shop)
    const before = shop.context.database.statementCount()
    const read = await facts(shop)
    expect(shop.context.database.statementCount() - before).toBe(0)
    await facts(shop, { code: 'WELKOM10' })
    expect(shop.context.database.statementCount() - before).toBe(1)
    expect(read).toMatchObject({ countryId: 528, siteCountryId: 528, codeState: null, isFirstOrder: true })
    expect(read.taxRates).toEqual(dutchRates)
  })

  test('PRICING-3: VAT is that of the destination, at the rate of the day', async () => {
    await using shop = await startTestShop()
    const ratesOf = async (query: Partial<FactsQuery>) => (await facts(shop, query)).taxRates
    expect(await ratesOf({ countryId: belgium })).toMatchObject({ feed: 6, goods: 21 })
    const estonian = { siteId: 10, languageCode: 'et' }
    const before = { ...estonian, now: new Date('2025-06-30T21:59:59Z') }
    expect(await ratesOf(before)).toMatchObject({ feed: 22, goods: 22 })
    const since = { ...estonian, now: new Date('2025-06-30T22:00:00Z') }
    expect(await ratesOf(since)).toMatchObject({ feed: 24, goods: 24 })
  })

  test('PRICING-3: Dutch feed has the general rate since 2025', async () => {
    await using shop = await startTestShop()
    const before = await facts(shop, { now: new Date('2024-12-31T22:59:59Z') })
    expect(before.taxRates).toMatchObject({ feed: 9, goods: 21 })
    expect((await facts(shop, { now: new Date('2024-12-31T23:00:00Z') })).taxRates).toEqual(dutchRates)
  })

  test.each([
    ['IE', 372, { feed: 0, 'plant-feed': 0, goods: 23 }],
    ['AT', 40, { feed: 13, 'plant-feed': 13, goods: 20 }],
    ['FR', 250, { feed: 5.5, 'plant-feed': 5.5, goods: 20 }],
    ['IT', 380, { feed: 10, 'plant-feed': 4, goods: 22 }],
  ])('PRICING-3: feed in %s has the rate of its class', async (_, countryId, rates) => {
    await using shop = await startTestShop()
    expect((await facts(shop, { countryId })).taxRates).toMatchObject(rates)
  })

  test('PRICING-3: an analysis has the rate of the country of the laboratory, wherever a consumer lives (PRICING-17)', async () => {
    await using shop = await startTestShop()
    for (const { countryId } of (await shop.context.priceTerms.read()).sites.values())
      expect((await facts(shop, { countryId })).taxRates).toMatchObject({ laboratory: 21 })
  })

  test('PRICING-10: a Dutch company pays Dutch VAT, wherever in the Union its goods go (PRICING-24)', async () => {
    await using shop = await startTestShop()
    const read = await facts(shop, { countryId: germany, vatNumberRegionCode: 'NL' })
    expect(read).toMatchObject({ taxRates: dutchRates, treatments: { goods: 'taxed', service: 'taxed' } })
    const german = await facts(shop, { siteId: 3, countryId: germany, vatNumberRegionCode: 'DE' })
    expect(german).toMatchObject({
      taxRates: { feed: 7, goods: 19 },
      treatments: { goods: 'intra-community', service: 'reverse-charge' },
    })
  })

  test('PRICING-3: the rates of every site are those of its country (PRICING-18, §9.19)', async () => {
    await using shop = await startTestShop()
    const sites = await shop.read<SiteRates[]>('/api/sites')
    expect(sites.length).toBeGreaterThan(10)
    for (const { siteId, vatPercentageLow: feed, vatPercentageHigh: highRate } of sites)
      expect((await facts(shop, { siteId })).taxRates).toMatchObject({ feed, goods: highRate })
  })

  test('PRICING-3: a rate that changes on a day does so on that day: of the site, of a product and of a cart (PRICING-18)', async () => {
    await using shop = await startTestShop({ now: new Date('2026-12-31T22:59:59Z') })
    await shop.context.database.pool.query(
      `insert into tax_rate values (528, 'feed', '2027-01-01', 11, 'a test')`,
    )
    const { add, calculate } = await startShopping(shop)
    await add(bag.productVariantId)
    const shown = async () => ({
      site: (await shop.read<SiteRates>('/api/sites/1')).vatPercentageLow,
      product: (await shop.read<{ vatPercentage: number }>('/api/products/10101')).vatPercentage,
      cart: (await calculate<SiteRates>()).vatPercentageLow,
    })
    expect(await shown()).toEqual({ site: 21, product: 21, cart: 21 })
    shop.clock.advance(1000)
    expect(await shown()).toEqual({ site: 11, product: 11, cart: 11 })
  })

  test('PRICING-8: a gift is offered while its promotion runs, and worded in the language of the cart', async () => {
    await using shop = await startTestShop()
    const { promotions } = await shop.context.priceTerms.read()
    const treatsLowInSugar = 24201
    expect(giftVariantIds(promotions, { siteId: 3, now: shop.context.now() })).toEqual([
      treats.productVariantId,
      treatsLowInSugar,
    ])
    const read = await facts(shop, { siteId: 3, languageCode: 'de', gifts: [treats, notGiven] })
    expect(read.gifts).toEqual([treats])
    const giftsWith = (line: PricedLine) => {
      const choice = { ...parcel, code: null, paymentCostsCents: 0 }
      return calculateCart(calculationInput(read, { ...choice, lines: [line] })).lines[0]?.freeProducts
    }
    expect(giftsWith({ ...bag, productType: productTypes.rqs })).toEqual([])
    expect(giftsWith(bag)).toEqual([
      expect.objectContaining({
        productVariantId: 24101,
        promotionText: 'Ein Beutel Leckerli geschenkt ab 60\u00a0€',
      }),
    ])
  })
})

describe('PRICING-15: the terms of prices', () => {
  const versionOf = async ({ context }: TestShop) =>
    (await context.database.pool.query<{ version: number }>('select version from terms_version')).rows[0]
      ?.version

  test.each([
    ['promotion', 'update promotion set priority = priority + 1 where promotion_id = 201'],
    ['promotion', 'delete from promotion where promotion_id = 201'],
    ['shipping_tariff', 'update shipping_tariff set price_cents = 1 where site_id = 1'],
    ['tax_rate', 'update tax_rate set percent = 12 where country_id = 528'],
    ['tax_class', `update tax_class set vat_type = 'high' where tax_class = 'feed'`],
    ['site', 'update site set exchange_rate = 2 where site_id = 4'],
    ['country', `update country set region_code = 'XX' where country_id = 528`],
  ])('have another version after a change of %s: %s', async (_, text) => {
    await using shop = await startTestShop()
    const { version } = await shop.context.priceTerms.read()
    await shop.context.database.pool.query(text)
    const changed = await versionOf(shop)
    expect(changed).not.toBe(version)
    expect(await shop.context.priceTerms.read()).toMatchObject({ version })
    expect(await shop.context.priceTerms.read(changed)).toMatchObject({ version: changed })
  })

  test('keep their version when an order uses a promotion (PRICING-28)', async () => {
    await using shop = await startTestShop()
    const { version } = await shop.context.priceTerms.read()
    await shop.context.database.pool.query('update promotion set used = used + 1 where promotion_id = 501')
    expect(await versionOf(shop)).toBe(version)
  })

  test('are read once when many ask for a new version at the same moment', async () => {
    await using shop = await startTestShop()
    await shop.context.priceTerms.read()
    await shop.context.database.pool.query('update tax_rate set percent = 12 where country_id = 528')
    const changed = await versionOf(shop)
    const before = shop.context.database.statementCount()
    await Promise.all(Array.from({ length: 20 }, () => shop.context.priceTerms.read(changed)))
    expect(shop.context.database.statementCount() - before).toBe(1)
  })
})

describe('PRICING-12: a code', () => {
  test('runs on its sites, in its time', async () => {
    await using shop = await startTestShop()
    const stateOf = async (code: string, siteId = 1) => (await facts(shop, { code, siteId })).codeState
    expect(await stateOf('WELKOM10')).toBe('runs')
    expect(await stateOf('WILLKOMMEN10')).toBe('discount-not-here')
    expect(await stateOf('ZOMER2025')).toBe('discount-expired')
    expect(await stateOf('NOSUCHCODE')).toBe('discount-unknown')
    const early = { code: 'ZOMER2025', now: new Date('2025-05-01T00:00:00Z') }
    expect((await facts(shop, early)).codeState).toBe('discount-unknown')
  })

  test('is worded in every language and only its own promotion is offered', async () => {
    await using shop = await startTestShop()
    const read = await facts(shop, {
      siteId: 3,
      languageCode: 'de',
      code: 'FREEDELIVERY',
      countryId: germany,
    })
    const codes = read.promotions.flatMap(({ code, description }) =>
      code === null ? [] : [{ code, description }],
    )
    expect(codes).toEqual([{ code: 'FREEDELIVERY', description: 'Versand geschenkt' }])
  })

  test('for first orders gives nothing once an order was paid', async () => {
    await using shop = await startTestShop()
    await writeOrder(shop, 'Anke@Example.de', 'paid')
    const query = { code: 'WELKOM10', customerKey: 'anke@example.de' }
    const read = await facts(shop, query)
    expect(read.isFirstOrder).toBe(false)
    const input = calculationInput(read, {
      lines: [bag],
      ...parcel,
      code: 'WELKOM10',
      paymentCostsCents: 0,
    })
    expect(discountProblem(read, input, calculateCart(input))).toEqual({ reason: 'discount-first-order' })
    expect((await facts(shop, { ...query, customerKey: 'other@example.de' })).isFirstOrder).toBe(true)
  })
})

async function writeOrder(shop: TestShop, emailAddress: string, status: string): Promise<void> {
  const now = shop.context.now()
  await shop.context.database.pool.query(
    `insert into cart (cart_id, site_id, language_id, created, last_modified) values ('a-cart', 1, 1, $1, $1)`,
    [now],
  )
  await shop.context.database.pool.query(
    `insert into shop_order (order_key, cart_id, site_id, language_id, status, ordered_at, hold_until, email_address,
      billing, delivery, is_scan_only, calculation, lines_cents, order_discount_cents, shipping_cents, payment_costs_cents,
      total_cents, total_excl_vat_cents, vat_low_cents, vat_high_cents, gift_card_cents, due_cents, shown_currency,
      exchange_rate, shown_total_cents)
    values ('a-key', 'a-cart', 1, 1, $1, $2, $2, $3, '{}', '{}', false, '{}', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'EUR', 1, 0)`,
    [status, now, emailAddress],
  )
}
