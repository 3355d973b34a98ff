import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from './schemas.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const muesli = 10101
const pellet = 11101

async function newCart(): Promise<string> {
  return (await shop.read<CartView>('/api/cart', { method: 'POST' })).shoppingcartId
}

const read = (id: string) => shop.read<CartView>(`/api/cart/${id}`)

function add(id: string, productVariantId: number, quantity: string | number) {
  return shop.request(`/api/cart/${id}/products?productVariantId=${productVariantId}&quantity=${quantity}`, {
    method: 'POST',
  })
}

describe('a cart', () => {
  test('is created empty and read again', async () => {
    const created = await shop.read<CartView>('/api/cart', { json: { mailplusId: 'spring' } })
    expect(created).toMatchObject({ products: [], siteId: 1, languageId: 1, mailplusId: 'spring' })
    expect(await read(created.shoppingcartId)).toEqual(created)
  })

  test('takes lines, adds to them, changes and removes them', async () => {
    const id = await newCart()
    expect((await add(id, muesli, 2)).status).toBe(204)
    expect((await add(id, muesli, 3)).status).toBe(204)
    expect((await add(id, pellet, 1)).status).toBe(204)
    expect((await read(id)).products).toMatchObject([
      { productId: 101, productVariantId: muesli, count: 5, rqsSamples: [] },
      { productVariantId: pellet, count: 1 },
    ])
    const path = `/api/cart/${id}/products/${muesli}`
    expect((await shop.request(`${path}?quantity=4`, { method: 'PUT' })).status).toBe(204)
    expect((await read(id)).products[0]?.count).toBe(4)
    expect((await shop.request(path, { method: 'DELETE' })).status).toBe(204)
    expect((await read(id)).products).toHaveLength(1)
  })
})

describe('analysis kits', () => {
  test('have one named sample per unit', async () => {
    const id = await newCart()
    await add(id, 90101, 3)
    const name = (sequence: number, text: string) =>
      shop.request(
        `/api/cart/${id}/rqssamplename?productVariantId=90101&sequence=${sequence}&samplename=${encodeURIComponent(text)}`,
        { method: 'POST' },
      )
    expect((await name(1, 'Voorste wei')).status).toBe(204)
    expect((await name(3, 'Kuil 2 🐴')).status).toBe(204)
    expect((await name(4, 'nergens')).status).toBe(404)
    const names = async () => (await read(id)).products[0]?.rqsSamples.map((sample) => sample.sampleName)
    expect(await names()).toEqual(['Voorste wei', null, 'Kuil 2 🐴'])
    expect((await read(id)).scanProductsOnly).toBe(true)
    expect((await shop.request(`/api/cart/${id}/products/90101/1`, { method: 'DELETE' })).status).toBe(204)
    expect(await names()).toEqual([null, 'Kuil 2 🐴'])
    await shop.request(`/api/cart/${id}/products/90101?quantity=3`, { method: 'PUT' })
    expect(await names()).toEqual([null, 'Kuil 2 🐴', null])
    await shop.request(`/api/cart/${id}/products/90101?quantity=1`, { method: 'PUT' })
    expect((await shop.request(`/api/cart/${id}/products/90101/1`, { method: 'DELETE' })).status).toBe(204)
    expect((await read(id)).products).toEqual([])
  })
})
