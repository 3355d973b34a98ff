import { dutchBilling, startShopping, startTestShop, type Shopper, type TestShop } from '@haverhof/testing'
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

async function errorsOf(answer: Response) {
  const { errors } = (await answer.json()) as { errors: { parameter: string; message: string }[] }
  return { status: answer.status, errors }
}

describe('costs by weight and way (DELIVERY-10, DELIVERY-14)', () => {
  test('a lorry is never free, whatever the order is worth', async () => {
    const bulk = await shop.context.database.pool.query<{ id: number }>(
      `select min(v.variant_id) id from product_variant v join publication p using (product_id)
        where v.pack = 'bigbox' and p.site_id = 1 and p.is_published`,
    )
    const shopper = await billed(bulk.rows[0]?.id)
    const cart = await shopper.calculate<CalculatedCartView>()
    expect(cart.subTotalAmount).toBeGreaterThan(75)
    expect(cart).toMatchObject({ shippingCosts: 39.95, freeShippingFrom: null })
  })

  test('many bags go by lorry from the weight of the tariff on', async () => {
    const shopper = await billed()
    const cost = async (kilos: number) => {
      await shop.context.database.pool.query('update cart_line set quantity = $2 where cart_id = $1', [
        shopper.cartId,
        kilos / 20,
      ])
      return (await shopper.calculate<CalculatedCartView>()).shippingCosts
    }
    expect(await cost(280)).toBe(0)
    expect(await cost(300)).toBe(39.95)
  })

  test('a pickup point is not offered for what is too large for it, however light (DELIVERY-17)', async () => {
    const small = 10101
    await shop.context.database.pool.query(
      `update product_variant set dimensions_cm = '{120, 10, 10}' where variant_id = $1`,
      [small],
    )
    const shopper = await billed(small)
    const offered = await shop.read<{ shippingMethod: number }[]>(
      `/api/cart/${shopper.cartId}/shippingmethods`,
    )
    expect(offered.map(({ shippingMethod }) => shippingMethod)).toEqual([0])
    expect(await errorsOf(await shopper.call('PUT', '/shipping', { shippingMethod: 1 }))).toEqual({
      status: 400,
      errors: [{ parameter: 'shippingMethod', message: 'not-delivered-there' }],
    })
  })

  test('a dealer costs nothing as soon as one is wanted, and payment waits for which', async () => {
    const shopper = await billed()
    const answer = await shopper.call('PUT', '/shipping', { shippingMethod: 0, toDealer: true })
    // Nothing is left to get to free delivery.
    expect((await answer.json()) as CalculatedCartView).toMatchObject({
      shippingCosts: 0,
      freeShippingFrom: null,
      missingToFreeShipping: null,
    })
    const pay = () => shopper.call('POST', '/payment', { paymentMethodId: 'ideal' })
    expect((await pay()).status).toBe(409)
    expect((await shopper.call('POST', '/setdealer?dealerId=900001')).status).toBe(204)
    expect((await shopper.calculate<CalculatedCartView>()).shippingCosts).toBe(0)
    expect((await pay()).status).toBe(200)
    await shopper.call('PUT', '/shipping', { shippingMethod: 0 })
    expect((await shopper.calculate<CalculatedCartView>()).shippingCosts).toBe(5.95)
  })
})

describe('goods that do not go the way that was chosen (DELIVERY-8, DELIVERY-10)', () => {
  const bigBox = 10104
  const atDealer = {
    'a dealer': (shopper: Shopper) => shopper.call('POST', '/setdealer?dealerId=900001'),
    'a dealer who is not named yet': (shopper: Shopper) =>
      shopper.call('PUT', '/shipping', { shippingMethod: 0, toDealer: true }),
  }

  test.each(Object.entries(atDealer))(
    'a big box costs its lorry at %s, who does not take it (DELIVERY-14)',
    async (_, choose) => {
      const shopper = await billed()
      await choose(shopper)
      expect(await shopper.calculate()).toMatchObject({ shippingCosts: 0, isDeliverable: true })
      await shopper.add(bigBox)
      const atLorry = { shippingCosts: 39.95, freeShippingFrom: null }
      expect(await shopper.calculate()).toMatchObject({ ...atLorry, isDeliverable: false })
      await shopper.call('PUT', '/shipping', { shippingMethod: 0 })
      expect(await shopper.calculate()).toMatchObject({ ...atLorry, isDeliverable: true })
    },
  )

  test('more than a pickup point takes does not go there, and goes home', async () => {
    const shopper = await billed()
    await shopper.call('PUT', '/shipping', { shippingMethod: 1 })
    expect(await shopper.calculate()).toMatchObject({ isDeliverable: true })
    await shopper.add(10102, 5)
    expect(await shopper.calculate()).toMatchObject({ isDeliverable: false })
    await shopper.call('PUT', '/shipping', { shippingMethod: 0 })
    expect(await shopper.calculate()).toMatchObject({ isDeliverable: true })
  })
})

describe('wishes (DELIVERY-12, DELIVERY-13)', () => {
  const wish = (shopper: Shopper, wishes: object) => shopper.call('PUT', '/deliverywishes', wishes)

  test('a remark is kept, tidied, and not too long', async () => {
    const shopper = await billed()
    expect((await wish(shopper, { remark: '  achter   de schuur ' })).status).toBe(204)
    expect((await shopper.cart<CartView>()).deliveryWishes).toEqual({
      remark: 'achter de schuur',
      day: null,
      yard: null,
    })
    expect(await errorsOf(await wish(shopper, { remark: 'x'.repeat(141) }))).toEqual({
      status: 400,
      errors: [{ parameter: 'remark', message: 'too-long', max: 140 }],
    })
  })

  test('the chosen day is the promised one (DELIVERY-18)', async () => {
    const shopper = await billed()
    const options = async () =>
      (await (await shopper.call('GET', '/shippingmethods')).json()) as {
        days: string[]
        deliveryDate: object
      }[]
    const [door, point] = await options()
    expect(door?.days).toHaveLength(10)
    expect(point?.days).toEqual([])
    const day = door?.days[3] ?? ''
    expect((await wish(shopper, { day })).status).toBe(204)
    expect((await options())[0]?.deliveryDate).toEqual({ from: day, until: day })
    expect((await shopper.calculate<CalculatedCartView>()).deliveryDate).toEqual({ from: day, until: day })
    // A Sunday.
    expect((await wish(shopper, { day: '2026-11-22' })).status).toBe(400)
  })

  test('only a lorry asks about the yard (DELIVERY-19)', async () => {
    const yard = { access: 'yes', height: 'unknown', power: 'no', forklift: 'no' }
    const shopper = await billed()
    await wish(shopper, { yard })
    expect((await shopper.cart<CartView>()).deliveryWishes?.yard).toBeNull()
    expect((await wish(shopper, { yard: { ...yard, power: 'maybe' } })).status).toBe(400)
  })
})
