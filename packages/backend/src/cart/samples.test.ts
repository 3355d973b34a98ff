import { startShopping, startTestShop, type Shopper, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartView } from './schemas.ts'

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
