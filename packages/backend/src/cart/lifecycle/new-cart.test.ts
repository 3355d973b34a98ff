import { startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '../schemas.ts'
import { muesli, pellet, quickscan } from '../test-packs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Product = { productVariantId: number; count: number; repeatDays?: number }

function times(length: number, product: Product): Product[] {
  return Array.from({ length }, () => product)
}

function create(products: Product[], headers: Record<string, string> = {}) {
  return shop.request('/api/cart', { json: { products }, headers })
}

async function cartCount(): Promise<number> {
  const { rows } = await shop.context.database.pool.query<{ count: number }>('select count(*) from cart')
  return rows[0]?.count ?? 0
}

describe('a new cart with its first goods (CART-1)', () => {
  test('holds them in their order, and is read again as it was answered', async () => {
    const answer = await create([
      { productVariantId: quickscan, count: 2 },
      { productVariantId: muesli, count: 3 },
      { productVariantId: pellet, count: 1 },
    ])
    const created = (await answer.json()) as CartView
    expect(created.products).toMatchObject([
      {
        productId: 901,
        productVariantId: quickscan,
        count: 2,
        rqsSamples: [{ sequence: 1 }, { sequence: 2 }],
      },
      { productId: 101, productVariantId: muesli, count: 3, rqsSamples: [] },
      { productVariantId: pellet, count: 1 },
    ])
    expect(created.scanProductsOnly).toBe(false)
    expect(await shop.read(`/api/cart/${created.shoppingcartId}`)).toEqual(created)
  })

  test('knows the address and the device it was made from, and tells its holder alone (CART-1, 25, ACC-110)', async () => {
    await using proxied = await startTestShop({ beside: shop, env: { CLIENT_IP_HEADER: 'x-ip' } })
    const createWith = (products: Product[]) =>
      proxied.read<CartView>('/api/cart', {
        json: { storeDeviceInfo: { storeId: 'kiosk-7' }, products },
        headers: { 'x-ip': 'made-up, 203.0.113.9' },
      })
    const origin = { clientIp: '203.0.113.9', storeDeviceInfo: { storeId: 'kiosk-7' } }
    for (const created of [
      await createWith([]),
      await createWith([{ productVariantId: muesli, count: 1 }]),
    ]) {
      expect(created).toMatchObject(origin)
      expect(await shop.read(`/api/cart/${created.shoppingcartId}`)).toEqual(created)
    }
    const plain = await shop.read<CartView>('/api/cart', { json: { storeDeviceInfo: { storeId: null } } })
    expect(plain).toMatchObject({ clientIp: null, storeDeviceInfo: null })
  })

  test('takes a pack that is named twice as one line (CART-26)', async () => {
    const answer = await create([
      { productVariantId: muesli, count: 2 },
      { productVariantId: muesli, count: 5 },
    ])
    expect(((await answer.json()) as CartView).products).toMatchObject([
      { productVariantId: muesli, count: 7 },
    ])
  })

  test.each([
    ['what is not sold', [{ productVariantId: 77, count: 1 }], 404, 'not-found'],
    ['more than there is', [{ productVariantId: muesli, count: 999 }], 409, 'not-enough-stock'],
    ['too many kits', [{ productVariantId: quickscan, count: 51 }], 409, 'quantity-limit'],
    [
      'too many to come again',
      [{ productVariantId: muesli, count: 100, repeatDays: 28 }],
      409,
      'quantity-limit',
    ],
    ['no pieces', [{ productVariantId: muesli, count: 0 }], 400, 'bad-input'],
    ['half a piece', [{ productVariantId: muesli, count: 1.5 }], 400, 'bad-input'],
    ['too many pieces together', times(2, { productVariantId: muesli, count: 600 }), 400, 'bad-input'],
    ['too many packs', times(51, { productVariantId: muesli, count: 1 }), 400, 'bad-input'],
  ] as const)('is not made with %s, and nothing is written', async (_, wrong, status, code) => {
    const before = await cartCount()
    const answer = await create([{ productVariantId: pellet, count: 1 }, ...wrong])
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
    expect(await cartCount()).toBe(before)
  })

  test('is the cart a customer has already, with the goods added to it: all of them, or none (CART-17)', async () => {
    const headers = { cookie: (await startCustomer(shop)).cookie() }
    const createAs = async (products: Product[]) =>
      (await (await create(products, headers)).json()) as CartView
    const first = await createAs([{ productVariantId: muesli, count: 1 }])
    const second = await createAs([
      { productVariantId: muesli, count: 2 },
      { productVariantId: pellet, count: 1 },
    ])
    const held = [
      { productVariantId: muesli, count: 3 },
      { productVariantId: pellet, count: 1 },
    ]
    expect(second).toMatchObject({ shoppingcartId: first.shoppingcartId, products: held })
    const refused = await create(
      [
        { productVariantId: pellet, count: 1 },
        { productVariantId: muesli, count: 999 },
      ],
      headers,
    )
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'not-enough-stock' }])
    expect((await createAs([])).products).toMatchObject(held)
  })
})
