import { calculateCart } from '@haverhof/domain/pricing'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { calculationInput, discountProblem, type FactsAsked, pricingFacts } from './index.ts'

const dutch: Omit<FactsAsked, 'now'> = {
  siteId: 1,
  languageId: 1,
  countryId: null,
  code: null,
  customerKey: null,
}
const belgium = 56
const germany = 276

function facts(shop: TestShop, asked: Partial<FactsAsked> = {}) {
  return pricingFacts(shop.context.database, { ...dutch, now: shop.context.now(), ...asked })
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
  vatClass: 'low',
} as const

describe('what prices depend on', () => {
  test('is read with one statement', async () => {
    await using shop = await startTestShop()
    const before = shop.context.database.statementCount()
    const read = await facts(shop)
    expect(shop.context.database.statementCount() - before).toBe(1)
    expect(read).toMatchObject({ countryId: 528, siteCountryId: 528, codeState: null, isFirstOrder: true })
    expect(read.vatRates).toEqual({ low: 9, high: 21 })
  })

  test('PRICING-3: VAT is that of the destination, at the rate of the day', async () => {
    await using shop = await startTestShop()
    expect((await facts(shop, { countryId: belgium })).vatRates).toEqual({ low: 6, high: 21 })
    const estonian = { siteId: 10, languageId: 9 }
    const before = { ...estonian, now: new Date('2025-06-30T21:59:59Z') }
    expect((await facts(shop, before)).vatRates).toEqual({ low: 22, high: 22 })
    const since = { ...estonian, now: new Date('2025-06-30T22:00:00Z') }
    expect((await facts(shop, since)).vatRates).toEqual({ low: 24, high: 24 })
  })

  test('PRICING-3: the rates of every site are those of its country', async () => {
    await using shop = await startTestShop()
    const sites = await shop.context.database.rows<{ siteId: number; languageId: number; rates: unknown }>({
      name: 'test-site-rates',
      text: `select s.site_id "siteId", l.language_id "languageId",
          json_build_object('low', vat_percentage_low, 'high', vat_percentage_high) rates
        from site s join site_language l on l.site_id = s.site_id and l.position = 0`,
    })
    expect(sites.length).toBeGreaterThan(10)
    for (const { rates, ...site } of sites) expect((await facts(shop, site)).vatRates).toEqual(rates)
  })

  test('PRICING-8: gifts are worded in the language of the cart, with price and stock', async () => {
    await using shop = await startTestShop()
    const read = await facts(shop, { siteId: 3, languageId: 2 })
    expect(read.promotions.map(({ promotionKey }) => promotionKey)).toContain('treats-above-60')
    expect(read.gifts).toEqual([
      expect.objectContaining({ productVariantId: 24101, productLabel: '1 kg', inStock: 240 }),
    ])
    const made = calculateCart(
      calculationInput(read, {
        lines: [bag],
        code: null,
        shippingMethod: null,
        paymentCostsCents: 0,
        isReverseCharge: false,
      }),
    )
    expect(made.lines[0]?.freeProducts).toEqual([
      expect.objectContaining({
        productVariantId: 24101,
        promotionText: 'Ein Beutel Leckerli geschenkt ab 60 €',
      }),
    ])
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
    const read = await facts(shop, { siteId: 3, languageId: 2, code: 'FREEDELIVERY', countryId: germany })
    const codes = read.promotions.flatMap(({ code, description }) =>
      code === null ? [] : [{ code, description }],
    )
    expect(codes).toEqual([{ code: 'FREEDELIVERY', description: 'Versand geschenkt' }])
  })

  test('for first orders gives nothing once an order was paid', async () => {
    await using shop = await startTestShop()
    await insertOrder(shop, 'Anke@Example.de', 'paid')
    const asked = { code: 'WELKOM10', customerKey: 'anke@example.de' }
    const read = await facts(shop, asked)
    expect(read.isFirstOrder).toBe(false)
    const input = calculationInput(read, {
      lines: [bag],
      code: 'WELKOM10',
      shippingMethod: null,
      paymentCostsCents: 0,
      isReverseCharge: false,
    })
    expect(discountProblem(read, input, calculateCart(input))).toEqual({ reason: 'discount-first-order' })
    expect((await facts(shop, { ...asked, customerKey: 'other@example.de' })).isFirstOrder).toBe(true)
  })
})

async function insertOrder(shop: TestShop, emailAddress: string, status: string): Promise<void> {
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
