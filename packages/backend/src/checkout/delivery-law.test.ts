import {
  dutchBilling,
  startBuying,
  startShopping,
  startTestShop,
  type Shopper,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// A Friday.
const now = new Date('2026-11-13T10:00:00Z')

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Option = {
  shippingMethod: number
  deliveryDate: { from: string; until: string }
  days: string[]
  dealerPrice: number | null
}

const options = async (shopper: Shopper) =>
  (await (await shopper.call('GET', '/shippingmethods')).json()) as Option[]

async function errorsOf(answer: Response) {
  const { errors } = (await answer.json()) as { errors: { parameter: string; message: string }[] }
  return { status: answer.status, errors }
}

describe('the ways to deliver (CHECKOUT-16)', () => {
  test('count from our store: a parcel to Portugal takes longer than one within the Netherlands (DELIVERY-7)', async () => {
    const portuguese = await startShopping(shop, { site: 'haverhof.pt' })
    await portuguese.add(10102)
    expect((await options(portuguese))[0]?.deliveryDate).toEqual({ from: '2026-11-19', until: '2026-11-25' })
    const page = await shop.read<{ variants: { deliveryDays: number[]; byAppointment: boolean }[] }>(
      '/api/products/10102',
      { site: 'haverhof.pt' },
    )
    expect(page.variants.map(({ deliveryDays }) => deliveryDays)).toEqual([
      [4, 8],
      [4, 8],
      [4, 8],
      [6, 12],
    ])
    expect(page.variants.map(({ byAppointment }) => byAppointment)).toEqual([false, false, false, true])
  })

  test('take one or two days within the Netherlands for all that a parcel carries (PRODUCT-1, DELIVERY-7, §9.3)', async () => {
    const { rows } = await shop.context.database.pool.query<{ days: number[] }>(
      `select distinct delivery_days days from product_variant where pack not in ('bigbox', 'silo')`,
    )
    expect(rows).toEqual([{ days: [1, 2] }])
  })

  test('of a silo or a big box are by appointment and never at a pickup point (DELIVERY-8)', async () => {
    for (const variantId of [10104, 11104]) {
      const shopper = await startShopping(shop)
      await shopper.add(variantId)
      await shopper.call('POST', '/billing', dutchBilling)
      const offered = await options(shopper)
      expect(offered.map(({ shippingMethod }) => shippingMethod)).toEqual([0])
      expect(offered[0]?.deliveryDate).toMatchObject({ byAppointment: true })
      const refused = {
        status: 400,
        errors: [{ parameter: 'shippingMethod', message: 'not-delivered-there' }],
      }
      expect(await errorsOf(await shopper.call('PUT', '/shipping', { shippingMethod: 1 }))).toEqual(refused)
      const points = '/api/delivery/parcelshops?zipcodeOrCity=Zwolle'
      const [point] = await shop.read<{ parcelShopId: string }[]>(points)
      const chosen = `/setdpdpickuppoint?parcelShopId=${point?.parcelShopId}`
      expect(await errorsOf(await shopper.call('POST', chosen))).toEqual(refused)
    }
  })

  test('of a silo or a big box are never collected at a dealer, however the cart came to hold one (DELIVERY-8)', async () => {
    const refused = (parameter: string) => ({
      status: 400,
      errors: [{ parameter, message: 'not-delivered-there' }],
    })
    const shopper = await startBuying(shop)
    expect((await options(shopper))[0]?.dealerPrice).toBe(0)
    const [dealer] = await shop.read<{ dealerId: number }[]>('/api/dealers')
    const chosen = `/setdealer?dealerId=${dealer?.dealerId}`
    expect((await shopper.call('POST', chosen)).status).toBe(204)
    await shopper.add(11104)
    expect((await shopper.send()).status).toBe(409)
    expect((await options(shopper))[0]?.dealerPrice).toBeNull()
    expect(await errorsOf(await shopper.call('POST', chosen))).toEqual(refused('dealerId'))
    const wanted = { shippingMethod: 0, toDealer: true }
    expect(await errorsOf(await shopper.call('PUT', '/shipping', wanted))).toEqual(refused('toDealer'))
    expect((await shopper.call('PUT', '/shipping', { shippingMethod: 0 })).status).toBe(200)
  })

  test('of a silo or a big box leave a choice of days in every country, those of parcels only where the carrier does (DELIVERY-12)', async () => {
    const daysOf = async (variantId: number) => {
      const shopper = await startShopping(shop, { site: 'haverhof.pt' })
      await shopper.add(variantId)
      return { shopper, days: (await options(shopper))[0]?.days ?? [] }
    }
    expect((await daysOf(10102)).days).toEqual([])
    const { shopper, days } = await daysOf(10104)
    expect(days).toHaveLength(10)
    // The first of December is a holiday in Portugal.
    expect(days[0]).toBe('2026-12-02')
    const day = days[3]
    expect((await shopper.call('PUT', '/deliverywishes', { day })).status).toBe(204)
    expect((await options(shopper))[0]?.deliveryDate).toEqual({ from: day, until: day, byAppointment: true })
  })

  test('are none for feed that goes where its label cannot be read; a scoop goes there (DELIVERY-9)', async () => {
    const toFrance = async (variantId: number) => {
      const shopper = await startShopping(shop, { site: 'haverhof.be' })
      await shopper.add(variantId)
      const address = { ...dutchBilling.address, countryId: 250, zipcode: '59000', city: 'Lille' }
      expect(
        (await shopper.call('POST', '/billing', { ...dutchBilling, phoneNumber: null, address })).status,
      ).toBe(200)
      return shopper
    }
    const feed = await toFrance(10102)
    expect(await options(feed)).toEqual([])
    expect(await errorsOf(await feed.call('PUT', '/shipping', { shippingMethod: 0 }))).toEqual({
      status: 400,
      errors: [{ parameter: 'shippingMethod', message: 'not-delivered-there' }],
    })
    expect(await options(await toFrance(41101))).toHaveLength(2)
  })
})
