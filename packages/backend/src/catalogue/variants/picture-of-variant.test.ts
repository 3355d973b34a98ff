import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { pictureOfVariant } from '../index.ts'

test('the pack on a picture is the physical one: Dutch for Haverhof, German for Mühldorfer (PICTURES-1)', async () => {
  await using shop = await startTestShop()
  const titleOf = async (variantId: number, languageId: number) => {
    const { rows } = await shop.context.database.pool.query<{ title: string }>(
      `select title from product_text join product_variant using (product_id)
       where variant_id = $1 and language_id = $2`,
      [variantId, languageId],
    )
    return rows[0]?.title
  }
  const [dutch, german] = [1, 2]
  for (const [variantId, brand, own, foreign] of [
    [10101, 'haverhof', dutch, german],
    [50101, 'muehldorfer', german, dutch],
  ] as const) {
    expect(await pictureOfVariant(shop.context, variantId)).toMatchObject({
      brand,
      title: await titleOf(variantId, own),
    })
    expect(await titleOf(variantId, foreign)).not.toBe(await titleOf(variantId, own))
  }
})
