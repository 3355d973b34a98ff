import {
  dutchBilling,
  germanBilling,
  startBuying,
  startShopping,
  startTestShop,
  type Shopper,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalculatedCartView } from '../cart/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Country = { countryId: number; regionCode: string }

const lives = (country: Country, zipcode: string) => ({
  ...germanBilling,
  phoneNumber: null,
  address: { ...germanBilling.address, street: 'Via Roma', countryId: country.countryId, zipcode },
})
const spain = { countryId: 724, regionCode: 'ES' }
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

describe('a territory with a VAT of its own is refused by its name (DELIVERY-22)', () => {
  const lasPalmas = { ...lives(spain, '35001').address, street: 'Calle Mayor', city: 'Las Palmas' }
  const there = { firstName: 'Ana', lastName: 'Pérez', address: lasPalmas }
  const named = (parameter: string, territory: string) => ({
    status: 400,
    code: 'invalid-fields',
    errors: [{ parameter, message: 'territory-not-served', territory }],
  })

  test('as another address, in the language of the shop', async () => {
    const spanish = await withGoods('haverhof.es')
    expect(await refusalOf(spanish.call('PUT', '/shipping', there))).toEqual(
      named('address.zipcode', 'Canarias'),
    )
    const mainland = { ...there, address: { ...lasPalmas, zipcode: '28001' } }
    expect(await statusOf(spanish.call('PUT', '/shipping', mainland))).toBe(200)
    const portuguese = await withGoods('haverhof.pt')
    expect(await refusalOf(portuguese.call('PUT', '/shipping', there))).toEqual(
      named('address.zipcode', 'Ilhas Canárias'),
    )
  })

  test.each([
    ['haverhof.es', 724, '38001', 'Canarias'],
    ['haverhof.es', 724, '51001', 'Ceuta'],
    ['haverhof.it', 380, '23041', 'Livigno'],
    ['haverhof.de', 276, '78266', 'Büsingen am Hochrhein'],
    ['haverhof.de', 276, '27498', 'Helgoland'],
    ['haverhof.com', 246, '22100', 'Åland Islands'],
    ['haverhof.be', 250, '97400', 'Réunion'],
    ['haverhof.dk', 208, '3900', 'Grønland'],
    ['haverhof.pt', 620, '9000-082', 'Madeira'],
    ['haverhof.pt', 620, '9500-010', 'Açores'],
  ])('as the bill that the goods go to: %s %i %s', async (site, countryId, zipcode, territory) => {
    // A scoop goes everywhere: no label stands in the way.
    const shopper = await withGoods(site, 41101)
    const bill = { ...lives({ countryId, regionCode: '' }, zipcode) }
    const totals = (await (await shopper.call('POST', '/billing', bill)).json()) as CalculatedCartView
    const parameter = 'billing.address.zipcode'
    expect(totals).toMatchObject({
      isDeliverable: false,
      undeliverable: { parameter, reason: 'territory-not-served', territory },
    })
    expect(await (await shopper.call('GET', '/shippingmethods')).json()).not.toMatchObject([
      { shippingMethod: 0 },
    ])
    const sent = await shop.read<CalculatedCartView>('/api/cartcalculation/calculate', {
      site,
      json: await shopper.cart(),
    })
    expect(sent.undeliverable).toEqual(totals.undeliverable)
    await shopper.call('POST', '/payment', { paymentMethodId: 'creditcard' })
    const json = { shoppingcartId: shopper.cartId, expectedTotalAmount: totals.totalAmount }
    expect(
      await refusalOf(
        shop.request('/api/orders', { site, json, headers: { 'idempotency-key': shopper.cartId } }),
      ),
    ).toEqual(named(parameter, territory))
  })

  test('as a bill whose goods go to the mainland it is taken', async () => {
    const shopper = await withGoods('haverhof.es')
    expect(await statusOf(shopper.call('POST', '/billing', { ...lives(spain, '35001') }))).toBe(200)
    await shopper.call('PUT', '/shipping', { ...there, address: { ...lasPalmas, zipcode: '28001' } })
    await shopper.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')
    expect(await shopper.calculate()).toMatchObject({ isDeliverable: true })
  })

  test('as a pickup point and as a dealer', async () => {
    await using islands = await startTestShop()
    const { pool } = islands.context.database
    await pool.query(`update parcel_shop set zipcode = '35001' where parcel_shop_id = 'ES0001'`)
    await pool.query(
      `insert into dealer (dealer_id, site_ids, name, street, street_number, zipcode, city, country_id, latitude, longitude)
       values (900001, '{3}', 'Inselhof', 'Siemensplatz', '1', '27498', 'Helgoland', 276, 54.2, 7.9)`,
    )
    const spanish = await startShopping(islands, { site: 'haverhof.es' })
    await spanish.add(10102)
    expect(await refusalOf(spanish.call('POST', '/setdpdpickuppoint?parcelShopId=ES0001'))).toEqual(
      named('parcelShopId', 'Canarias'),
    )
    const german = await startShopping(islands, { site: 'haverhof.de' })
    await german.add(10102)
    expect(await refusalOf(german.call('POST', '/setdealer?dealerId=900001'))).toEqual(
      named('dealerId', 'Helgoland'),
    )
    // Chosen before it was known: placing the order says it too.
    await pool.query('update cart set dealer_id = 900001 where cart_id = $1', [german.cartId])
    expect(await german.calculate()).toMatchObject({
      undeliverable: { parameter: 'dealerId', territory: 'Helgoland' },
    })
  })

  test('and everywhere else orders go on as before', async () => {
    const buyer = await startBuying(shop, { billing: dutchBilling })
    expect((await buyer.send()).status).toBe(200)
  })
})
