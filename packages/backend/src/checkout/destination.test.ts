import { germanBilling, startShopping, startTestShop, type Shopper, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalculatedCartView } from '../cart/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A postcode of every country that a bill may name. */
const postcodes: Record<string, string> = Object.fromEntries(
  `NL 8011AB|BE 1000|DE 48653|DK 2100|IE D02AF30|IT 50122|PT 1000-001|ES 28001|SE 111 22|EE 10111|AT 1010|FR 75001|LU 1009
FI 00100|PL 00-001|CZ 110 00|SK 811 01|HU 1011|SI 1000|HR 10000|LV LV-1010|LT LT-01100|RO 010011|BG 1000|GR 104 31
CY 1010|MT VLT 1117|NO 0150|CH 8001|GB SW1A 1AA`
    .split(/[|\n]/)
    .map((each) => [each.slice(0, 2), each.slice(3)]),
)

type Country = { countryId: number; regionCode: string }

const lives = (country: Country, zipcode = postcodes[country.regionCode]) => ({
  ...germanBilling,
  phoneNumber: null,
  address: { ...germanBilling.address, street: 'Via Roma', countryId: country.countryId, zipcode },
})
const italy = { countryId: 380, regionCode: 'IT' }
const france = { countryId: 250, regionCode: 'FR' }
const inGermany = { firstName: 'Anke', lastName: 'Brand', address: germanBilling.address }

async function withGoods(site: string, variantId = 10102): Promise<Shopper> {
  const shopper = await startShopping(shop, { site })
  await shopper.add(variantId)
  return shopper
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  return (await answer).status
}

const refusalOf = async (answer: Promise<Response>) => {
  const response = await answer
  const { code, errors } = (await response.json()) as { code: string; errors?: object[] }
  return { status: response.status, code, errors }
}

describe('where the goods go decides, not where the bill does (CHECKOUT-43)', () => {
  test.each([italy, france])(
    'a bill abroad, delivered in Germany, in both orders of steps: %j (CHECKOUT-45)',
    async (country) => {
      const steps = [
        (shopper: Shopper) => shopper.call('POST', '/billing', lives(country)),
        (shopper: Shopper) => shopper.call('PUT', '/shipping', { ...inGermany, shippingMethod: 0 }),
        (shopper: Shopper) => shopper.call('PUT', '/alternativeshipping?alternativeShippingAddress=true'),
      ]
      const german = await withGoods('haverhof.de')
      await german.call('POST', '/billing', germanBilling)
      const expected = await german.calculate<CalculatedCartView>()
      for (const order of [steps, steps.toReversed()]) {
        const shopper = await withGoods('haverhof.de')
        for (const step of order) expect((await step(shopper)).ok).toBe(true)
        const totals = await shopper.calculate<CalculatedCartView>()
        expect(totals).toMatchObject({
          isDeliverable: true,
          vatGroups: expected.vatGroups,
          totalAmount: expected.totalAmount,
        })
        expect(await statusOf(shopper.call('POST', '/payment', { paymentMethodId: 'creditcard' }))).toBe(200)
        const ordered = await shop.request('/api/orders', {
          site: 'haverhof.de',
          json: { shoppingcartId: shopper.cartId, expectedTotalAmount: totals.totalAmount },
          headers: { 'idempotency-key': shopper.cartId },
        })
        expect(ordered.status).toBe(200)
      }
    },
  )

  test('every site takes a bill of every country, but for the Dutch ones (CHECKOUT-12)', async () => {
    const countries = await shop.read<Country[]>('/api/countries/localizedname')
    expect(countries.map(({ regionCode }) => regionCode).toSorted()).toEqual(
      Object.keys(postcodes).toSorted(),
    )
    const sites = [
      'haverhof.nl',
      'haverhof.be',
      'haverhof.de',
      'haverhof.dk',
      'haverhof.com',
      'haverhof.it',
      'haverhof.pt',
    ]
    const others = [
      'haverhof.es',
      'haverhof.se',
      'haverhof.ee',
      'muehldorfer.de',
      'muehldorfer.nl',
      'muehldorfer.dk',
    ]
    const refused: string[] = []
    for (const site of [...sites, ...others]) {
      const shopper = await withGoods(site, site.startsWith('m') ? 50101 : 10102)
      for (const country of countries) {
        const status = await statusOf(shopper.call('POST', '/billing', lives(country)))
        if (status !== 200) refused.push(`${site} ${country.regionCode} ${status}`)
      }
    }
    const foreign = [...sites, ...others].filter((site) => !site.endsWith('.nl'))
    expect(refused).toEqual(foreign.map((site) => `${site} NL 422`))
  })

  test('goods that are to go to such a bill say which field is to blame, and cannot be ordered (CHECKOUT-46)', async () => {
    const shopper = await withGoods('haverhof.de')
    const totals = (await (await shopper.call('POST', '/billing', lives(italy))).json()) as CalculatedCartView
    const undeliverable = { parameter: 'billing.address.countryId', reason: 'not-delivered-there' }
    expect(totals).toMatchObject({ isDeliverable: false, undeliverable })
    expect(await (await shopper.call('GET', '/shippingmethods')).json()).toMatchObject([
      { shippingMethod: 1 },
    ])
    expect(await refusalOf(shopper.call('PUT', '/shipping', { shippingMethod: 0 }))).toMatchObject({
      status: 400,
    })
    await shopper.call('POST', '/payment', { paymentMethodId: 'creditcard' })
    const json = { shoppingcartId: shopper.cartId, expectedTotalAmount: totals.totalAmount }
    expect(
      await refusalOf(
        shop.request('/api/orders', {
          site: 'haverhof.de',
          json,
          headers: { 'idempotency-key': shopper.cartId },
        }),
      ),
    ).toMatchObject({
      status: 409,
      code: 'step-closed',
    })
    await shopper.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')
    expect(await statusOf(shopper.call('PUT', '/shipping', { shippingMethod: 0 }))).toBe(200)
  })

  test('a pickup point is one of a country that the site sends to, whatever the bill; VAT and price are those of its country (CHECKOUT-45)', async () => {
    const [point] = await shop.read<{ parcelShopId: string }[]>(
      '/api/delivery/parcelshops?zipcodeOrCity=Berlin',
      { site: 'haverhof.de' },
    )
    const shopper = await withGoods('haverhof.de')
    const choose = () => shopper.call('POST', `/setdpdpickuppoint?parcelShopId=${point?.parcelShopId}`)
    expect(await statusOf(choose())).toBe(204)
    const { vatGroups, totalAmount } = await shopper.calculate<CalculatedCartView>()
    await shopper.call('POST', '/billing', lives(france))
    expect(await shopper.cart()).toMatchObject({ dpdParcelShopId: point?.parcelShopId })
    expect(await shopper.calculate()).toMatchObject({ isDeliverable: true, vatGroups, totalAmount })
    expect(await statusOf(choose())).toBe(204)
    const [dutch] = await shop.read<{ parcelShopId: string }[]>(
      '/api/delivery/parcelshops?zipcodeOrCity=Zwolle',
    )
    expect(
      await statusOf(shopper.call('POST', `/setdpdpickuppoint?parcelShopId=${dutch?.parcelShopId}`)),
    ).toBe(404)
  })

  test('analysis kits alone go by post to the bill, where the site sends (CHECKOUT-2, 46)', async () => {
    const shopper = await withGoods('haverhof.de', 90101)
    const totals = (await (await shopper.call('POST', '/billing', lives(italy))).json()) as CalculatedCartView
    const undeliverable = { parameter: 'billing.address.countryId', reason: 'not-delivered-there' }
    expect(totals).toMatchObject({ isDeliverable: false, undeliverable })
    const german = (await (
      await shopper.call('POST', '/billing', germanBilling)
    ).json()) as CalculatedCartView
    expect(german).toMatchObject({ isDeliverable: true })
  })
})
