import { startShopping, startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { withVariantTexts } from './variant-texts.ts'

test('a product that is renamed has its new name in carts that are open (CART-19)', async () => {
  await using shop = await startTestShop()
  const { add, calculate } = await startShopping(shop)
  await add(10101)
  const nameOf = async () =>
    ((await calculate()) as unknown as { products: { description: string }[] }).products[0]?.description
  expect(await nameOf()).toBe('Haver Basis Muesli')
  await shop.context.database.pool.query(`
    with renamed as (update product_text set title = 'Haver Nieuw' where product_id = 101 and language_id = 1)
    update product set content_version = content_version + 1 where product_id = 101`)
  expect(await nameOf()).toBe('Haver Nieuw')
})

test('a product that changes while it is read goes by its new contents, and none is lost', async () => {
  await using shop = await startTestShop()
  const before = { variantId: 10101, textLanguageId: 1, version: -1 }
  const unknown = { variantId: 7, textLanguageId: 1, version: 1 }
  const variants = await withVariantTexts(shop.context, [before, unknown])
  expect(variants).toEqual([expect.objectContaining({ ...before, title: 'Haver Basis Muesli' })])
})
