import { startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalculatedCartView } from './calculation-schemas.ts'

type Pack = { variantId: number; productId: number; isLowSugar: boolean; isSweet: boolean }

const brands = { haverhof: 'haverhof.de', muehldorfer: 'muehldorfer.de' } as const
type Brand = keyof typeof brands

let shop: TestShop
/** The packs of each shop, with what their figures say; read here by other means than the shop reads them. */
let packs: Record<Brand, Pack[]>
beforeAll(async () => {
  shop = await startTestShop()
  await shop.context.database.pool.query('update stock set amount = 5000')
  packs = { haverhof: await packsOf(3), muehldorfer: await packsOf(11) }
})
afterAll(() => shop[Symbol.asyncDispose]())

async function packsOf(siteId: number): Promise<Pack[]> {
  const { rows } = await shop.context.database.pool.query<Pack>(
    `select v.variant_id "variantId", v.product_id "productId",
       exists (select from product_category c join category k using (category_id)
         where c.product_id = v.product_id and k.key = 'low-sugar') "isLowSugar",
       coalesce((p.nutrition->>'sugarGPerKg')::numeric + (p.nutrition->>'starchGPerKg')::numeric > 100, false) "isSweet"
     from product_variant v join product p using (product_id)
     where exists (select from publication pub where pub.product_id = v.product_id and pub.site_id = $1 and pub.is_published)
       and not v.coming_soon and v.product_id < 900 order by v.variant_id`,
    [siteId],
  )
  return rows
}

const packOf = (productId: number): number =>
  Object.values(packs)
    .flat()
    .find((pack) => pack.productId === productId)?.variantId ?? 0

/** What a cart with these packs is recommended and given, as products. */
async function offersFor(brand: Brand, variantIds: readonly number[], quantity = 20) {
  const site = brands[brand]
  const shopper = await startShopping(shop, { site })
  for (const id of variantIds) await shopper.add(id, quantity)
  const answer = await shopper.call('GET', '/recommendations')
  const cards = (await answer.json()) as { productId: number }[]
  const { products } = await shopper.calculate<CalculatedCartView>()
  const gifts = products.flatMap(({ freeProducts }) => freeProducts)
  return {
    recommended: cards.map(({ productId }) => productId),
    given: gifts.map(({ productVariantId }) => Math.floor(productVariantId / 100)),
  }
}

function sweetAmong(brand: Brand, productIds: readonly number[]): number[] {
  return packs[brand]
    .filter(({ productId, isSweet }) => isSweet && productIds.includes(productId))
    .map(({ productId }) => productId)
}

/** Made for weight loss, says the label. */
const slimming: ReadonlySet<number> = new Set([113, 124, 143, 222, 223, 503, 505, 516])

describe('a cart with goods made for an illness (PRICING-8, FEED-ADVICE-19, CART-31)', () => {
  const carts: [Brand, number[]][] = [
    ['haverhof', [223, 222]],
    ...[221, 222, 223, 224, 124, 143].map((id): [Brand, number[]] => ['haverhof', [id]]),
    ...[312, 311, 141, 332].map((id): [Brand, number[]] => ['haverhof', [id]]),
    ['muehldorfer', [521]],
    ['muehldorfer', [516]],
    ['muehldorfer', [503]],
    ['muehldorfer', [516, 503]],
  ]
  it.each(carts)(
    'of %s with %j is offered and given nothing sweet or starchy (PRICING-22)',
    async (brand, products) => {
      const { recommended, given } = await offersFor(brand, products.map(packOf))
      expect(recommended.length).toBeGreaterThan(0)
      // A treat or an oil is no gift beside what a horse gets to lose weight.
      const isSlimming = products.some((id) => slimming.has(id))
      expect(given).toEqual(isSlimming ? [] : [brand === 'haverhof' ? 242 : 523])
      expect(sweetAmong(brand, [...recommended, ...given])).toEqual([])
    },
  )

  it('is given nothing where the gift low in sugar has run out (PRICING-22)', async () => {
    const takeAway = 'update stock set amount = $1 where variant_id = 24201'
    await shop.context.database.pool.query(takeAway, [0])
    const { given } = await offersFor('haverhof', [packOf(221), packOf(224)])
    await shop.context.database.pool.query(takeAway, [5000])
    expect(given).toEqual([])
  })

  it('alone gets the treats low in sugar; any other the usual ones', async () => {
    expect((await offersFor('haverhof', [packOf(101)])).given).toEqual([241])
    expect((await offersFor('haverhof', [packOf(101), packOf(242)])).given).toEqual([242])
  })
})

it('a cart of muesli is not offered a second one, nor a second source of vitamins (CART-31)', async () => {
  const { recommended } = await offersFor('haverhof', [packOf(101), packOf(121)])
  expect(recommended.filter((id) => (id > 100 && id < 120) || (id > 120 && id < 125) || id === 371)).toEqual(
    [],
  )
  expect(recommended.length).toBeGreaterThan(0)
})

it('no cart of any feeds is offered or given what is too sweet for one of them (PRICING-8, FEED-ADVICE-20, CART-31)', async () => {
  let lowInSugar = 0
  const anyCart = fc.record({
    brand: fc.constantFrom<Brand>('haverhof', 'muehldorfer'),
    places: fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 6 }),
    quantity: fc.integer({ min: 1, max: 6 }),
  })
  const property = fc.asyncProperty(anyCart, async ({ brand, places, quantity }) => {
    const range = packs[brand]
    const cart = places.flatMap((index) => range[index % range.length] ?? [])
    if (!cart.some(({ isLowSugar }) => isLowSugar)) return
    lowInSugar += 1
    const { recommended, given } = await offersFor(
      brand,
      cart.map(({ variantId }) => variantId),
      quantity,
    )
    expect(sweetAmong(brand, [...recommended, ...given])).toEqual([])
  })
  await fc.assert(property, { numRuns: 300 })
  expect(lowInSugar).toBeGreaterThan(50)
})
