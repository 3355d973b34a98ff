import { startShopping, startTestShop, type Shopper, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalculatedCartView } from '../calculation-schemas.ts'
import type { CartView } from '../schemas.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const quickscan = 90101

async function withKits(quantity: number): Promise<Shopper> {
  const shopper = await startShopping(shop)
  await shopper.add(quickscan, quantity)
  return shopper
}

function name(shopper: Shopper, sequence: number, text: string, variantId = quickscan): Promise<Response> {
  const query = new URLSearchParams({
    productVariantId: String(variantId),
    sequence: String(sequence),
    samplename: text,
  })
  return shopper.call('POST', `/rqssamplename?${query.toString()}`)
}

async function names(shopper: Shopper): Promise<(string | null)[] | undefined> {
  const { products } = await shopper.cart<CartView>()
  return products[0]?.rqsSamples.map((sample) => sample.sampleName)
}

test('an analysis kit has one sample per unit, with a sequence from 1 (CART-10)', async () => {
  const shopper = await withKits(2)
  const cart = await shopper.cart<CartView>()
  const sample = { shoppingcartId: shopper.cartId, productVariantId: quickscan, sampleName: null }
  expect(cart.products[0]?.rqsSamples).toEqual([
    { ...sample, sequence: 1 },
    { ...sample, sequence: 2 },
  ])
  expect(cart.scanProductsOnly).toBe(true)
  await shopper.add(10102)
  expect((await shopper.cart<CartView>()).scanProductsOnly).toBe(false)
})

test('samples are named one by one, and a name can be taken back (§7.14)', async () => {
  const shopper = await withKits(3)
  expect((await name(shopper, 1, '  Voorste   wei ')).status).toBe(204)
  expect((await name(shopper, 3, 'Kuil 2 🐴 <b>')).status).toBe(204)
  expect(await names(shopper)).toEqual(['Voorste wei', null, 'Kuil 2 🐴 <b>'])
  expect((await name(shopper, 1, '')).status).toBe(204)
  expect(await names(shopper)).toEqual([null, null, 'Kuil 2 🐴 <b>'])
})

test('the last sample can be the first to get a name', async () => {
  const shopper = await startShopping(shop)
  await shopper.add(quickscan, 3)
  await name(shopper, 3, 'drie')
  expect(await names(shopper)).toEqual([null, null, 'drie'])
  await name(shopper, 1, 'een')
  expect(await names(shopper)).toEqual(['een', null, 'drie'])
})

test('a sample that does not exist cannot be named or removed', async () => {
  const shopper = await withKits(2)
  await shopper.add(10102, 2)
  expect((await name(shopper, 3, 'x')).status).toBe(404)
  expect((await name(shopper, 1, 'x', 10102)).status).toBe(404)
  expect((await name(shopper, 0, 'x')).status).toBe(400)
  expect((await name(shopper, 1, 'x'.repeat(41))).status).toBe(400)
  expect((await shopper.call('DELETE', `/products/${quickscan}/3`)).status).toBe(404)
  expect((await shopper.call('DELETE', '/products/10102/1')).status).toBe(404)
  expect((await shopper.call('DELETE', `/products/${quickscan}/0`)).status).toBe(400)
})

test('removing a sample moves those behind it up and lowers the quantity; the last one takes the line along (§7.10)', async () => {
  const shopper = await withKits(3)
  for (const [index, text] of ['een', 'twee', 'drie'].entries()) await name(shopper, index + 1, text)
  expect((await shopper.call('DELETE', `/products/${quickscan}/2`)).status).toBe(204)
  expect(await names(shopper)).toEqual(['een', 'drie'])
  await shopper.call('DELETE', `/products/${quickscan}/1`)
  expect(await names(shopper)).toEqual(['drie'])
  await shopper.call('DELETE', `/products/${quickscan}/1`)
  expect((await shopper.cart()).products).toEqual([])
})

test('a smaller quantity takes samples from the end, a larger one adds nameless ones', async () => {
  const shopper = await withKits(3)
  for (const [index, text] of ['een', 'twee', 'drie'].entries()) await name(shopper, index + 1, text)
  await shopper.call('PUT', `/products/${quickscan}?quantity=2`)
  await shopper.call('PUT', `/products/${quickscan}?quantity=4`)
  expect(await names(shopper)).toEqual(['een', 'twee', null, null])
})

/** The quickscan in packs of three and five pieces. */
const packOfThree = 90102
const packOfFive = 90103

async function samplesOf(shopper: Shopper) {
  const { products } = await shopper.cart<CartView>()
  return products[0]
}

test('a pack of three or five kits holds as many samples for each pack (CART-10, ACC-22)', async () => {
  const shopper = await startShopping(shop)
  await shopper.add(packOfFive)
  expect((await samplesOf(shopper))?.rqsSamples.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
  expect((await name(shopper, 5, 'Achterste wei', packOfFive)).status).toBe(204)
  expect((await name(shopper, 6, 'x', packOfFive)).status).toBe(404)
  expect((await shopper.call('PUT', `/products/${packOfFive}?quantity=2`)).status).toBe(204)
  expect((await samplesOf(shopper))?.rqsSamples).toHaveLength(10)
  const calculated = await shopper.calculate<CalculatedCartView>()
  const shown = calculated.products[0]?.rqsSamples.map(({ sampleName }) => sampleName)
  expect(shown).toEqual([null, null, null, null, 'Achterste wei', ...Array(5).fill(null)])
})

test('a new cart and a sent cart count the samples of packs too (CART-10, ACC-22)', async () => {
  const body = JSON.stringify({ products: [{ productVariantId: packOfThree, count: 2 }] })
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const created = await shop.request('/api/cart', { method: 'POST', body, headers })
  expect(((await created.json()) as CartView).products[0]?.rqsSamples).toHaveLength(6)
  const sent = await shop.request('/api/cartcalculation/calculate', { method: 'POST', body, headers })
  expect(((await sent.json()) as CalculatedCartView).products[0]?.rqsSamples).toHaveLength(6)
})

test('a line holds packs for at most 50 samples (CART-3, ACC-22)', async () => {
  const shopper = await startShopping(shop)
  await shopper.add(packOfFive, 10)
  const refused = await shopper.call('PUT', `/products/${packOfFive}?quantity=11`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'quantity-limit', maximum: 10 })
  const more = await shopper.call('POST', `/products?productVariantId=${packOfFive}&quantity=1`)
  expect(await more.json()).toMatchObject({ code: 'quantity-limit', maximum: 10 })
  expect((await samplesOf(shopper))?.rqsSamples).toHaveLength(50)
})

test('a smaller number of packs takes the samples of the last pack (CART-10, ACC-22)', async () => {
  const shopper = await startShopping(shop)
  await shopper.add(packOfThree, 2)
  for (const sequence of [1, 3, 4, 6]) await name(shopper, sequence, `m${sequence}`, packOfThree)
  await shopper.call('PUT', `/products/${packOfThree}?quantity=1`)
  await shopper.call('PUT', `/products/${packOfThree}?quantity=2`)
  expect(await names(shopper)).toEqual(['m1', null, 'm3', null, null, null])
})

test('removing a sample of a pack of several moves names up; a pack without a name left goes (CART-29, ACC-22)', async () => {
  const shopper = await startShopping(shop)
  await shopper.add(packOfThree, 2)
  for (const sequence of [1, 2, 3, 4]) await name(shopper, sequence, `m${sequence}`, packOfThree)
  const remove = (sequence: number) => shopper.call('DELETE', `/products/${packOfThree}/${sequence}`)
  expect((await remove(7)).status).toBe(404)
  expect((await remove(2)).status).toBe(204)
  expect(await names(shopper)).toEqual(['m1', 'm3', 'm4'])
  expect((await remove(1)).status).toBe(204)
  expect(await names(shopper)).toEqual(['m3', 'm4', null])
  expect((await samplesOf(shopper))?.count).toBe(1)
  await remove(1)
  await remove(1)
  expect((await shopper.cart()).products).toEqual([])
})

test('a pack of several tells the price of a piece, to the cent (CART-20, CATALOGUE-1, ACC-22)', async () => {
  const shopper = await startShopping(shop)
  await shopper.add(packOfFive, 2)
  await shopper.add(quickscan)
  await shopper.add(10102)
  const { products } = await shopper.calculate<CalculatedCartView>()
  const prices = products.map(({ unitAmount, unitPrice, samplesPerPack }) => ({
    unitAmount,
    unitPrice,
    samplesPerPack,
  }))
  expect(prices).toMatchObject([
    { unitPrice: { per: 'kg' }, samplesPerPack: 0 },
    { unitAmount: 44.95, unitPrice: null, samplesPerPack: 1 },
    { unitAmount: 194.95, unitPrice: { amount: 38.99, per: 'piece' }, samplesPerPack: 5 },
  ])
})
