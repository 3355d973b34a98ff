import {
  type Mutant,
  startShopping,
  startTestShop,
  startTwoShops,
  type TestShop,
  unguarded,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '../schemas.ts'
import { muesli, pellet, quickscan } from '../test-packs.ts'

const largeMuesli = 10_102
const bigBox = 10_104

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const setStock = (variantId: number, amount: number) =>
  shop.context.database.pool.query('update stock set amount = $2 where variant_id = $1', [variantId, amount])

async function startPacking() {
  const shopper = await startShopping(shop)
  return {
    ...shopper,
    change: (from: number, to: number, more = '') =>
      shopper.call('PUT', `/products/${from}/pack?toProductVariantId=${to}${more}`),
    lines: async () => {
      const { products } = (await shopper.cart()) as unknown as Pick<CartView, 'products'>
      return products.map(({ productVariantId, count, repeatDays }) => [productVariantId, count, repeatDays])
    },
    lineCount: async () => {
      const lineCountSql = 'select line_count::int "lineCount" from cart where cart_id = $1'
      return (await shop.context.database.pool.query(lineCountSql, [shopper.cartId])).rows[0] as object
    },
  }
}

describe('another pack of a line (CART-24)', () => {
  test('takes its place, its pieces and its interval', async () => {
    const { add, call, change, lines, lineCount } = await startPacking()
    await add(muesli, 2)
    await add(pellet)
    await call('PUT', `/products/${muesli}?quantity=2&repeatDays=28`)
    expect((await change(muesli, largeMuesli)).status).toBe(204)
    expect(await lines()).toEqual([
      [largeMuesli, 2, 28],
      [pellet, 1, null],
    ])
    expect(await lineCount()).toEqual({ lineCount: 2 })
  })

  test('adds up with a line that has it already, whose interval stays; some of the pieces can go back', async () => {
    const { add, call, change, lines, lineCount } = await startPacking()
    await add(muesli, 2)
    await add(largeMuesli, 3)
    await call('PUT', `/products/${muesli}?quantity=2&repeatDays=28`)
    await change(muesli, largeMuesli)
    expect(await lines()).toEqual([[largeMuesli, 5, null]])
    expect(await lineCount()).toEqual({ lineCount: 1 })
    expect((await change(largeMuesli, muesli, '&quantity=2')).status).toBe(204)
    expect(await lines()).toEqual([
      [muesli, 2, null],
      [largeMuesli, 3, null],
    ])
    expect(await lineCount()).toEqual({ lineCount: 2 })
    await change(largeMuesli, muesli, '&quantity=99')
    expect(await lines()).toEqual([[muesli, 5, null]])
  })

  test('is refused as adding it would be, and then nothing has changed (CART-30)', async () => {
    const { add, call, change, lines } = await startPacking()
    await add(muesli, 4)
    await add(largeMuesli, 2)
    await setStock(largeMuesli, 5)
    const short = await change(muesli, largeMuesli)
    expect([short.status, await short.json()]).toMatchObject([
      409,
      { code: 'not-enough-stock', available: 5 },
    ])
    await setStock(largeMuesli, 0)
    const gone = await change(muesli, largeMuesli)
    expect([gone.status, await gone.json()]).toMatchObject([409, { code: 'not-available' }])
    await setStock(largeMuesli, 2000)
    await setStock(muesli, 2000)
    await call('PUT', `/products/${muesli}?quantity=999`)
    const many = await change(muesli, largeMuesli)
    expect([many.status, await many.json()]).toMatchObject([409, { code: 'quantity-limit', maximum: 999 }])
    await call('PUT', `/products/${largeMuesli}?quantity=2&repeatDays=28`)
    const repeated = await change(muesli, largeMuesli, '&quantity=98')
    expect([repeated.status, await repeated.json()]).toMatchObject([
      409,
      { code: 'quantity-limit', maximum: 99 },
    ])
    await call('PUT', `/products/${largeMuesli}?quantity=2&repeatDays=0`)
    await call('PUT', `/products/${muesli}?quantity=4&repeatDays=28`)
    const lorry = await change(muesli, bigBox)
    expect([lorry.status, await lorry.json()]).toMatchObject([409, { code: 'not-repeatable' }])
    expect(await lines()).toEqual([
      [muesli, 4, 28],
      [largeMuesli, 2, null],
    ])
  })

  test('is one of the same product, of a line that is there; kits are chosen with their samples (CART-30)', async () => {
    const { add, change } = await startPacking()
    await add(muesli)
    await add(quickscan)
    for (const [from, to] of [
      [muesli, pellet],
      [muesli, muesli],
      [pellet, largeMuesli],
      [quickscan, quickscan + 1],
    ] as const)
      expect([from, to, (await change(from, to)).status]).toEqual([from, to, 404])
    expect((await change(muesli, 0)).status).toBe(400)
  })

  test('is named by the line, where there is a choice', async () => {
    const { add, calculate } = await startPacking()
    await add(muesli)
    await add(quickscan)
    const { products } = (await calculate()) as unknown as { products: { packs?: object[] }[] }
    expect(products.map(({ packs }) => packs?.length ?? 0)).toEqual([3, 0])
    expect(products[0]?.packs?.[0]).toMatchObject({ productVariantId: muesli, packSize: expect.any(String) })
  })
})

/** One line is changed to another pack in six windows on two processes. Gives how many pieces there are then. */
async function changeAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant, widen: [[/(?<=l\.quantity\) moved)/, ', pg_sleep(0.05)']] })
  const [first] = two.shops
  const shopper = await startShopping(first)
  await shopper.add(muesli, 2)
  await two.lineUp()
  const path = `/api/cart/${shopper.cartId}/products/${muesli}/pack?toProductVariantId=${largeMuesli}`
  await Promise.all(two.turns(6).map((at) => at.request(path, { method: 'PUT' })))
  const [held] = await two.sql<{ pieces: number }>(
    'select sum(quantity)::int pieces from cart_line where cart_id = $1',
    [shopper.cartId],
  )
  return held?.pieces ?? 0
}

describe('a line that is changed in several windows', () => {
  test('keeps its pieces (CART-24)', async () => {
    expect(await changeAtOnce()).toBe(2)
  })

  test('gets more of them without the lock on the line', async () => {
    const mutant: Mutant = { changes: [[/ for update of l/, '']] }
    expect(
      await unguarded(
        () => changeAtOnce(mutant),
        (pieces) => pieces > 2,
      ),
    ).toBeGreaterThan(2)
  })
})
