import { germanBilling, startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalculatedCartView } from '../calculation-schemas.ts'
import type { CartView } from '../schemas.ts'

let shop: TestShop
let variantIds: number[]
beforeAll(async () => {
  shop = await startTestShop()
  const { rows } = await shop.context.database.pool.query<{ id: number }>(
    `update stock s set amount = 5000 from product_variant v join publication p using (product_id)
     where v.variant_id = s.variant_id and p.site_id = 3 and p.language_id = 2 and p.is_published
     returning v.variant_id id`,
  )
  variantIds = rows.map((row) => row.id)
})
afterAll(() => shop[Symbol.asyncDispose]())

const site = 'haverhof.de'
const send = (json: unknown) =>
  shop.read<CalculatedCartView>('/api/cartcalculation/calculate', { site, json })

/** Euros as whole cents. */
const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0)

function expectSumsToAgree(cart: CalculatedCartView): void {
  expect(sum(cart.products.map((line) => line.totalAmount))).toBe(cents(cart.subTotalAmount))
  const discounts = sum(cart.orderDiscounts.map((discount) => discount.amount))
  const costs = cents(cart.shippingCosts) + cents(cart.paymentCosts)
  expect(cents(cart.subTotalAmount) - discounts + costs).toBe(cents(cart.totalAmount))
  const vat = cents(cart.vatAmountLow) + cents(cart.vatAmountHigh)
  expect(cents(cart.totalAmountExclVat) + vat).toBe(cents(cart.totalAmount))
  expect(cart.totalAmount).toBeGreaterThanOrEqual(0)
}

/** A line holds ten packs of five kits, and more of smaller ones (CART-3). */
const kits: ReadonlySet<number> = new Set([90101, 90102, 90103, 90201, 90202])
const mostPacksOfFive = 10

// A thousand calls, one after another.

test('a stored cart and the same cart sent come to the same, always (CART-9, §7.24)', async () => {
  const anyCart = fc.record({
    lines: fc.uniqueArray(fc.record({ place: fc.nat(), quantity: fc.integer({ min: 1, max: 50 }) }), {
      minLength: 1,
      maxLength: 8,
      selector: ({ place: position }) => position % variantIds.length,
    }),
    code: fc.constantFrom(null, 'WILLKOMMEN10', 'FREEDELIVERY', 'welcome10', 'NOSUCH'),
    isBilled: fc.boolean(),
    method: fc.constantFrom(null, 0, 1),
    vatNumber: fc.constantFrom(null, 'ATU13585627'),
    countryId: fc.constantFrom(276, 40),
  })
  const property = fc.asyncProperty(
    anyCart,
    async ({ lines, code, isBilled, method, vatNumber, countryId }) => {
      const shopper = await startShopping(shop, { site })
      for (const { place: position, quantity } of lines) {
        const variantId = variantIds[position % variantIds.length] ?? 0
        await shopper.add(variantId, kits.has(variantId) ? Math.min(quantity, mostPacksOfFive) : quantity)
      }
      const zipcode = countryId === 40 ? '1010' : '48653'
      if (isBilled) {
        const billing = {
          ...germanBilling,
          phoneNumber: null,
          vatNumber,
          companyName: 'Hof',
          address: { ...germanBilling.address, countryId, zipcode },
        }
        await shopper.call('POST', '/billing', billing)
        if (method !== null) await shopper.call('PUT', '/shipping', { shippingMethod: method })
      }
      if (code) await shopper.call('POST', `/discountcode?code=${code}`)
      const stored = await shopper.calculate<CalculatedCartView>()
      const cart = await shopper.cart<CartView>()
      expect(cart.billing?.address.countryId).toBe(isBilled ? countryId : undefined)
      expect(await send(cart)).toEqual(stored)
      expect(await shopper.calculate()).toEqual(stored)
      const { products, ...sums } = await send({ ...cart, products: cart.products.toReversed() })
      expect({ ...sums, products: products.toReversed() }).toEqual(stored)
      expectSumsToAgree(stored)
    },
  )
  await fc.assert(property, { numRuns: 80 })
})

test('adding and removing a line leaves everything as it was', async () => {
  const shopper = await startShopping(shop, { site })
  await shopper.add(10102, 3)
  const before = await shopper.calculate()
  await shopper.add(11101, 7)
  await shopper.call('DELETE', '/products/11101')
  expect(await shopper.calculate()).toEqual(before)
})

test('an empty cart comes to nothing', async () => {
  const shopper = await startShopping(shop, { site })
  expect(await shopper.calculate()).toMatchObject({
    products: [],
    totalAmount: 0,
    shippingCosts: 0,
    dueAmount: 0,
  })
})

test('prices are those of this moment', async () => {
  const shopper = await startShopping(shop, { site })
  await shopper.add(10102)
  const { subTotalAmount } = await shopper.calculate<CalculatedCartView>()
  await shop.context.database.pool.query('insert into variant_price values (3, 10102, $1, 100, true)', [
    new Date(shop.clock.now().getTime() + 60_000),
  ])
  expect(await shopper.calculate()).toMatchObject({ subTotalAmount })
  shop.clock.advance(61_000)
  expect(await shopper.calculate()).toMatchObject({
    subTotalAmount: 1,
    products: [{ unitAmount: 1, totalAmount: 1, originalAmount: subTotalAmount }],
  })
})

test('more than 1000 kg of feed brings the remark about the silo (CART-6)', async () => {
  const shopper = await startShopping(shop)
  await shopper.add(10102, 50)
  expect(await shopper.calculate()).toMatchObject({ feedWeightKg: 1000, showSiloRemark: false })
  await shopper.add(10101)
  expect(await shopper.calculate()).toMatchObject({ feedWeightKg: 1003, showSiloRemark: true })
})

test('a line that asks for more than there is says how much there is (CART-7)', async () => {
  const shopper = await startShopping(shop)
  await shopper.add(10102, 40)
  await shop.context.database.pool.query('update stock set amount = 12 where variant_id = 10102')
  expect(await shopper.calculate()).toMatchObject({
    products: [{ stock: { state: 'low-stock', amount: 12 } }],
  })
  await shop.context.database.pool.query('update stock set amount = 0 where variant_id = 10102')
  expect(await shopper.calculate()).toMatchObject({
    products: [{ stock: { state: 'sold-out', amount: null } }],
  })
})

test('other currencies are shown beside the euro', async () => {
  const shopper = await startShopping(shop, { site: 'haverhof.dk' })
  await shopper.add(10101)
  const cart = await shopper.calculate<CalculatedCartView>()
  expect(cart.shownCurrency).toBe('DKK')
  expect(cart.shownTotalAmount).toBeCloseTo(cart.totalAmount * 7.4604, 1)
})
