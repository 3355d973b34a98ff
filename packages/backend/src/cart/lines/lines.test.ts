import { startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '../schemas.ts'
import { muesli, pellet, quickscan } from '../test-packs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function problemOf(response: Response) {
  return (await response.json()) as { code: string; available?: number; maximum?: number }
}

async function setStock(variantId: number, amount: number): Promise<void> {
  await shop.context.database.pool.query('update stock set amount = $2 where variant_id = $1', [
    variantId,
    amount,
  ])
}

describe('a cart', () => {
  test('is created empty and read again (§7.4, §7.5)', async () => {
    const created = await shop.read<CartView>('/api/cart', { json: { mailplusId: 'spring' } })
    expect(created).toMatchObject({ products: [], siteId: 1, languageId: 1, mailplusId: 'spring' })
    expect(await shop.read(`/api/cart/${created.shoppingcartId}`)).toEqual(created)
    expect(Buffer.from(created.shoppingcartId, 'base64url')).toHaveLength(18)
  })

  test('is refused what cannot be the id of a mailing, with a sentence that says so (HTTP-2, HTTP-12)', async () => {
    const answer = await shop.request('/api/cart', { json: { mailplusId: 'nieuwsbrief mei' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('mailplusId must be the id of a mailing')
  })

  test('is never sold by the corporate site', async () => {
    expect((await shop.request('/api/cart', { method: 'POST', site: 'haverhof-group.com' })).status).toBe(404)
  })

  test('takes lines, adds to them, changes and removes them (§7.7, §7.8, §7.9)', async () => {
    const shopper = await startShopping(shop)
    for (const quantity of [2, 3]) expect((await shopper.add(muesli, quantity)).status).toBe(204)
    expect((await shopper.add(pellet)).status).toBe(204)
    expect((await shopper.cart()).products).toMatchObject([
      { productId: 101, productVariantId: muesli, count: 5, rqsSamples: [] },
      { productVariantId: pellet, count: 1 },
    ])
    expect((await shopper.call('PUT', `/products/${muesli}?quantity=4`)).status).toBe(204)
    expect((await shopper.cart()).products[0]?.count).toBe(4)
    expect((await shopper.call('PUT', '/products/10102?quantity=4')).status).toBe(404)
    for (let times = 0; times < 2; times += 1) {
      expect((await shopper.call('DELETE', `/products/${muesli}`)).status).toBe(204)
    }
    expect((await shopper.cart()).products).toHaveLength(1)
  })
})

describe('the limits of a cart (CART-3)', () => {
  test.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '1000',
    '1e9',
    '2147483647',
    '9007199254740992',
    '1e2',
    '0x1',
    '١',
    'NaN',
  ])('quantity %s is refused and changes nothing (CART-26)', async (quantity) => {
    const shopper = await startShopping(shop)
    await shopper.add(muesli, 2)
    const before = await shopper.cart()
    expect((await shopper.add(muesli, encodeURIComponent(quantity))).status).toBe(400)
    const put = await shopper.call('PUT', `/products/${muesli}?quantity=${encodeURIComponent(quantity)}`)
    expect(put.status).toBe(400)
    expect(await shopper.cart()).toEqual(before)
  })

  test.each(['', '1&quantity=2', '[1,2]', 'null', ' 1', '%201', '1%20', '+1'])(
    'so is "%s" (CART-26)',
    async (quantity) => {
      const shopper = await startShopping(shop)
      expect((await shopper.add(muesli, quantity)).status).toBe(400)
      expect((await shopper.cart()).products).toEqual([])
    },
  )

  test('hold for two adds together', async () => {
    await setStock(pellet, 5000)
    const shopper = await startShopping(shop)
    expect((await shopper.add(pellet, 600)).status).toBe(204)
    const refused = await shopper.add(pellet, 400)
    expect(refused.status).toBe(409)
    expect(await problemOf(refused)).toMatchObject({ code: 'quantity-limit', maximum: 999 })
    expect((await shopper.add(pellet, 399)).status).toBe(204)
    expect((await shopper.cart()).products[0]?.count).toBe(999)
  })

  test('hold for analysis kits: 50 samples', async () => {
    await setStock(quickscan, 500)
    const shopper = await startShopping(shop)
    expect((await shopper.add(quickscan, 50)).status).toBe(204)
    expect(await problemOf(await shopper.add(quickscan, 1))).toMatchObject({ maximum: 50 })
    const put = await shopper.call('PUT', `/products/${quickscan}?quantity=51`)
    expect(await problemOf(put)).toMatchObject({ code: 'quantity-limit', maximum: 50 })
  })

  test('hold for 50 lines, also when sixty products are added at once', async () => {
    const shopper = await startShopping(shop)
    const { rows } = await shop.context.database.pool.query<{ id: number }>(
      `select v.variant_id id from product_variant v join stock s using (variant_id)
       join publication p on p.product_id = v.product_id and p.site_id = 1 and p.language_id = 1 and p.is_published
       where s.amount > 0 order by 1 limit 60`,
    )
    const answers = await Promise.all(rows.map(({ id }) => shopper.add(id)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(50)
    const refused = answers.filter(({ status }) => status !== 204)
    for (const answer of refused) {
      expect(await problemOf(answer)).toMatchObject({ code: 'too-many-lines', maximum: 50 })
    }
    expect((await shopper.cart()).products).toHaveLength(50)
  })
})

test('lines of packs that have left the catalogue for good take no place (CART-5)', async () => {
  const shopper = await startShopping(shop)
  await shop.context.database.pool.query(
    `with stale_lines as (
       insert into cart_line (cart_id, variant_id, quantity, added_at)
       select $1, 999000 + n, 1, now() from generate_series(1, 50) n)
     update cart set line_count = 50 where cart_id = $1`,
    [shopper.cartId],
  )
  expect((await shopper.cart()).products).toEqual([])
  expect((await shopper.add(10102)).status).toBe(204)
  expect((await shopper.cart()).products).toHaveLength(1)
})

describe('stock (CART-7)', () => {
  test('a cart never holds more than there is, and says how much that is', async () => {
    await setStock(muesli, 3)
    const shopper = await startShopping(shop)
    expect((await shopper.add(muesli, 2)).status).toBe(204)
    const refused = await shopper.add(muesli, 2)
    expect(refused.status).toBe(409)
    expect(await problemOf(refused)).toMatchObject({ code: 'not-enough-stock', available: 3 })
    expect((await shopper.call('PUT', `/products/${muesli}?quantity=4`)).status).toBe(409)
    expect((await shopper.cart()).products[0]?.count).toBe(2)
  })

  test('less is always possible', async () => {
    await setStock(muesli, 9)
    const shopper = await startShopping(shop)
    await shopper.add(muesli, 9)
    await setStock(muesli, 2)
    expect((await shopper.call('PUT', `/products/${muesli}?quantity=5`)).status).toBe(204)
    expect((await shopper.cart()).products[0]?.count).toBe(5)
  })

  test('parallel adds count every one, and never pass the stock', async () => {
    await setStock(muesli, 25)
    const shopper = await startShopping(shop)
    const answers = await Promise.all(Array.from({ length: 40 }, () => shopper.add(muesli)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(25)
    expect((await shopper.cart()).products[0]?.count).toBe(25)
  })

  test('what is sold out or coming soon cannot be added', async () => {
    await setStock(muesli, 0)
    const shopper = await startShopping(shop)
    expect(await problemOf(await shopper.add(muesli))).toMatchObject({ code: 'not-available' })
  })

  test('what this site does not sell is not there', async () => {
    const shopper = await startShopping(shop)
    for (const id of [1, 50101, 2147483647]) expect((await shopper.add(id)).status).toBe(404)
    expect((await shopper.add(2147483648)).status).toBe(400)
  })

  test('a line that the site stops selling disappears, and comes back with the product (CART-5)', async () => {
    await setStock(pellet, 10)
    const shopper = await startShopping(shop)
    await shopper.add(pellet)
    const publish = (is: boolean) =>
      shop.context.database.pool.query(
        'update publication set is_published = $1 where product_id = 111 and site_id = 1',
        [is],
      )
    await publish(false)
    expect((await shopper.cart()).products).toEqual([])
    expect((await shopper.add(pellet)).status).toBe(404)
    await publish(true)
    expect((await shopper.cart()).products).toHaveLength(1)
  })
})
