import {
  dutchBilling,
  germanBilling,
  startShopping,
  startTestShop,
  type Shopper,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalculatedCartView, CartView } from '../cart/index.ts'

// A Friday.
const now = new Date('2026-11-13T10:00:00Z')

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now })
  await shop.context.database.pool.query(
    `insert into dealer (dealer_id, site_ids, name, street, street_number, zipcode, city, country_id, latitude, longitude)
     values (900001, '{1}', 'Ruitersport', 'Dorpsstraat', '1', '8000 AA', 'Zwolle', 528, 52.5, 6.1),
       (900002, '{3}', 'Reitsport', 'Hauptstraße', '1', '48653', 'Coesfeld', 276, 51.9, 7.2)`,
  )
})
afterAll(() => shop[Symbol.asyncDispose]())

async function billed(variantId = 10102): Promise<Shopper> {
  const shopper = await startShopping(shop)
  await shopper.add(variantId)
  await shopper.call('POST', '/billing', dutchBilling)
  return shopper
}

const elsewhere = {
  firstName: 'Jan',
  lastName: 'Smit',
  address: { ...dutchBilling.address, streetNumber: '99' },
}

async function errorsOf(answer: Response) {
  const { errors } = (await answer.json()) as { errors: { parameter: string; message: string }[] }
  return { status: answer.status, errors }
}

describe('delivery (CHECKOUT-14)', () => {
  test('goes to another address (§7.16, §7.17)', async () => {
    const shopper = await billed()
    expect((await shopper.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')).status).toBe(
      204,
    )
    expect((await shopper.call('PUT', '/shipping', elsewhere)).status).toBe(200)
    expect(await shopper.cart<CartView>()).toMatchObject({
      alternativeShippingAddress: true,
      shipping: { ...elsewhere, shippingMethod: 0 },
    })
  })

  test('takes a whole address or none', async () => {
    const shopper = await billed()
    const half = await shopper.call('PUT', '/shipping', { address: { ...elsewhere.address, zipcode: 'x' } })
    expect(await errorsOf(half)).toEqual({
      status: 400,
      errors: [
        { parameter: 'firstName', message: 'required' },
        { parameter: 'lastName', message: 'required' },
        { parameter: 'address.zipcode', message: 'invalid-postcode' },
      ],
    })
    expect((await shopper.cart<CartView>()).shipping).toBeNull()
  })

  test('goes where the site sends, and to the Netherlands from Dutch sites alone', async () => {
    const shopper = await billed()
    const norway = { ...elsewhere, address: { ...elsewhere.address, countryId: 578, zipcode: '0150' } }
    expect(await errorsOf(await shopper.call('PUT', '/shipping', norway))).toMatchObject({
      errors: [{ parameter: 'address.countryId', message: 'not-delivered-there' }],
    })
    const german = await startShopping(shop, { site: 'haverhof.de' })
    await german.add(10102)
    await german.call('POST', '/billing', germanBilling)
    expect((await german.call('PUT', '/shipping', elsewhere)).status).toBe(422)
  })

  test('to a dealer takes the place of an address, and the other way round (§1.14, §7.21)', async () => {
    const shopper = await billed()
    await shopper.call('PUT', '/shipping', elsewhere)
    expect((await shopper.call('POST', '/setdealer?dealerId=900001')).status).toBe(204)
    expect(await shopper.cart<CartView>()).toMatchObject({ dealerId: 900001, shipping: { address: null } })
    await shopper.call('PUT', '/shipping', { shippingMethod: 0 })
    expect((await shopper.cart<CartView>()).dealerId).toBeNull()
    for (const id of [900002, 900003]) {
      expect((await shopper.call('POST', `/setdealer?dealerId=${id}`)).status).toBe(404)
    }
  })

  test('to a parcel shop takes the place of all others (§7.22)', async () => {
    const shopper = await billed()
    const nearest = '/api/delivery/parcelshops?zipcodeOrCity=Zwolle'
    const [{ parcelShopId: dutch } = { parcelShopId: '' }] =
      await shop.read<{ parcelShopId: string }[]>(nearest)
    await shopper.call('POST', '/setdealer?dealerId=900001')
    const chosen = `/setdpdpickuppoint?parcelShopId=${dutch}&parcelShopZipcodeOrCity=%20zwolle%20`
    expect((await shopper.call('POST', chosen)).status).toBe(204)
    expect(await shopper.cart<CartView>()).toMatchObject({
      dpdParcelShopId: dutch,
      dpdParcelShopZipcodeOrCity: 'zwolle',
      dealerId: null,
      shipping: { shippingMethod: 1 },
    })
    expect(await shopper.calculate()).toMatchObject({ shippingCosts: 4.45 })
    expect((await shopper.call('POST', `/setdpdpickuppoint?parcelShopId=${dutch}`)).status).toBe(204)
    expect((await shopper.cart<CartView>()).dpdParcelShopZipcodeOrCity).toMatch(/^80/)
    for (const unknown of ['nowhere', 'ES0001']) {
      expect((await shopper.call('POST', `/setdpdpickuppoint?parcelShopId=${unknown}`)).status).toBe(404)
    }
    await shopper.call('PUT', '/shipping', { shippingMethod: 0 })
    expect((await shopper.cart<CartView>()).dpdParcelShopId).toBeNull()
  })

  test('to a parcel shop stays there wherever the bill goes, at the price of its country (CHECKOUT-45)', async () => {
    const shopper = await billed()
    const [row] = await shop.read<{ parcelShopId: string }[]>('/api/delivery/parcelshops?zipcodeOrCity=8011')
    await shopper.call('POST', `/setdpdpickuppoint?parcelShopId=${row?.parcelShopId}`)
    await shopper.call('POST', '/billing', { ...dutchBilling, firstName: 'Mia' })
    const there = { shippingCosts: 4.45, vatPercentageLow: 21, isDeliverable: true }
    expect(await shopper.calculate()).toMatchObject(there)
    await shopper.call('POST', '/billing', germanBilling)
    expect((await shopper.cart<CartView>()).dpdParcelShopId).toBe(row?.parcelShopId)
    expect(await shopper.calculate()).toMatchObject(there)
    const json = await shopper.cart()
    expect(await shop.read('/api/cartcalculation/calculate', { json })).toEqual(await shopper.calculate())
    expect((await shopper.call('POST', '/payment', { paymentMethodId: 'ideal', issuer: null })).status).toBe(
      200,
    )
  })

  test('price follows the country the goods go to, with its VAT', async () => {
    const shopper = await billed()
    expect(await shopper.calculate()).toMatchObject({ shippingCosts: 5.95, vatPercentageLow: 21 })
    await shopper.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')
    const toGermany = { ...elsewhere, address: { ...germanBilling.address } }
    expect((await shopper.call('PUT', '/shipping', toGermany)).status).toBe(200)
    expect(await shopper.calculate()).toMatchObject({ shippingCosts: 7.95, vatPercentageLow: 7 })
    const json = await shopper.cart()
    expect(await shop.read('/api/cartcalculation/calculate', { json })).toEqual(await shopper.calculate())
  })
})

describe('where the goods go may be said before the bill (CHECKOUT-20)', () => {
  async function unbilled(): Promise<Shopper> {
    const shopper = await startShopping(shop)
    await shopper.add(10102)
    return shopper
  }

  test('another address (CHECKOUT-20, ACC-140)', async () => {
    const shopper = await unbilled()
    const flag = await shopper.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')
    expect(flag.status).toBe(204)
    expect((await shopper.call('PUT', '/shipping', elsewhere)).status).toBe(200)
    await shopper.call('POST', '/billing', dutchBilling)
    expect(await shopper.cart<CartView>()).toMatchObject({
      alternativeShippingAddress: true,
      shipping: { ...elsewhere, shippingMethod: 0 },
    })
  })

  test('a dealer (CHECKOUT-20, ACC-140)', async () => {
    const shopper = await unbilled()
    expect((await shopper.call('POST', '/setdealer?dealerId=900001')).status).toBe(204)
    await shopper.call('POST', '/billing', dutchBilling)
    expect(await shopper.cart<CartView>()).toMatchObject({ dealerId: 900001 })
  })

  test('a pickup point, which stays whatever the bill says (CHECKOUT-20, 45, ACC-140)', async () => {
    const shopper = await unbilled()
    const [row] = await shop.read<{ parcelShopId: string }[]>('/api/delivery/parcelshops?zipcodeOrCity=8011')
    expect((await shopper.call('PUT', '/shipping', { shippingMethod: 1 })).status).toBe(200)
    const chosen = `/setdpdpickuppoint?parcelShopId=${row?.parcelShopId}&parcelShopZipcodeOrCity=8011`
    expect((await shopper.call('POST', chosen)).status).toBe(204)
    await shopper.call('POST', '/billing', dutchBilling)
    expect(await shopper.cart<CartView>()).toMatchObject({ dpdParcelShopId: row?.parcelShopId })
    const abroad = await unbilled()
    await abroad.call('POST', chosen)
    await abroad.call('POST', '/billing', germanBilling)
    expect((await abroad.cart<CartView>()).dpdParcelShopId).toBe(row?.parcelShopId)
  })

  test('and still nothing is paid or ordered without a bill (CHECKOUT-20, ACC-140)', async () => {
    const shopper = await unbilled()
    expect((await shopper.call('PUT', '/shipping', { shippingMethod: 0 })).status).toBe(200)
    const answer = await shopper.call('POST', '/payment', { paymentMethodId: 'ideal' })
    expect(await answer.json()).toMatchObject({ code: 'step-closed', missingStep: 'billing' })
  })
})

type Option = {
  shippingMethod: number
  price: number
  freeFrom: number
  deliveryDate: { from: string; until: string }
}

describe('shipping methods (CHECKOUT-16)', () => {
  const options = async (shopper: Shopper) =>
    (await (await shopper.call('GET', '/shippingmethods')).json()) as Option[]

  test('are those of another country for an address there, whatever the cart says yet', async () => {
    const shopper = await billed()
    const to = async (countryId: number) =>
      (await (await shopper.call('GET', `/shippingmethods?countryId=${countryId}`)).json()) as Option[]
    const germany = 276
    const [abroad] = await to(germany)
    expect(abroad).toMatchObject({ shippingMethod: 0, price: 7.95 })
    expect(abroad?.deliveryDate.until).not.toBe('2026-11-17')
    // The German address is chosen: that does not make the way home dearer.
    const address = { ...elsewhere.address, countryId: germany, zipcode: '48653', city: 'Coesfeld' }
    await shopper.call('PUT', '/shipping', { ...elsewhere, address, shippingMethod: 0 })
    await shopper.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')
    expect((await options(shopper))[0]).toEqual(abroad)
    expect((await to(528))[0]).toMatchObject({ price: 5.95, deliveryDate: { until: '2026-11-17' } })
    expect(await to(999_999)).toEqual([])
  })

  test('are those of the country, with price, threshold and days (§7.23)', async () => {
    const shopper = await billed()
    const deliveryDate = { from: '2026-11-16', until: '2026-11-17' }
    expect(await options(shopper)).toMatchObject([
      { shippingMethod: 0, price: 5.95, priceExVat: 4.92, freeFrom: 75, deliveryDate },
      { shippingMethod: 1, price: 4.45, freeFrom: 75, deliveryDate },
    ])
    await shopper.add(10102, 5)
    // 120 kg are too much for a pickup point (DELIVERY-10).
    expect(await options(shopper)).toMatchObject([{ shippingMethod: 0, price: 0 }])
    expect(await shopper.calculate<CalculatedCartView>()).toMatchObject({
      shippingCosts: 0,
      missingToFreeShipping: 0,
    })
  })

  test('know that a big box takes longer', async () => {
    const shopper = await billed(10104)
    expect((await options(shopper))[0]?.deliveryDate).toEqual({
      from: '2026-11-18',
      until: '2026-11-23',
      byAppointment: true,
    })
  })

  test('are none for analysis kits alone: nothing is charged and nothing asked (DELIVERY-3)', async () => {
    const shopper = await billed(90101)
    expect(await options(shopper)).toEqual([])
    expect(await shopper.calculate()).toMatchObject({ shippingCosts: 0 })
    expect((await shopper.call('POST', '/payment', { paymentMethodId: 'ideal' })).status).toBe(200)
    await shopper.add(10102)
    expect(await shopper.calculate()).toMatchObject({ shippingCosts: 5.95 })
  })
})
