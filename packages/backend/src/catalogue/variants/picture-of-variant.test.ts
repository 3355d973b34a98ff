import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { pictureOfVariant } from '../index.ts'

test('a pack speaks the language of the site, and its brand’s own where none is named (PICTURES-1, PICTURES-9)', async () => {
  await using shop = await startTestShop()
  const shown = (variantId: number, language: Parameters<typeof pictureOfVariant>[2]) =>
    pictureOfVariant(shop.context, variantId, language)
  expect(await shown(10101, 'nl')).toMatchObject({
    brand: 'haverhof',
    title: 'Haver Basis Muesli',
    facts: [
      { label: 'Suiker', value: '4,2%' },
      { label: 'Zetmeel', value: '28,5%' },
    ],
  })
  expect(await shown(10101, 'en')).toMatchObject({
    title: 'Everyday Oat Muesli',
    facts: [
      { label: 'Sugar', value: '4.2%' },
      { label: 'Starch', value: '28.5%' },
    ],
  })
  expect(await shown(10101, 'et')).toMatchObject({ title: 'Igapäevane kaeramüsli' })
  expect(await shown(10101, null)).toEqual(await shown(10101, 'nl'))
  expect(await shown(50101, null)).toEqual(await shown(50101, 'de'))
  expect(await shown(99999, 'nl')).toBeNull()
})

test('a bundle says how many bags of which weight it is (CATALOGUE-2)', async () => {
  await using shop = await startTestShop()
  const bundle = await pictureOfVariant(shop.context, 13103, 'de')
  expect(bundle).toMatchObject({ size: '3 × 15 kg', kilos: 15, bags: 3 })
})

test('the label has the real values, sugar and starch among them (PICTURES-7)', async () => {
  await using shop = await startTestShop()
  const { label } = (await pictureOfVariant(shop.context, 10101, 'da')) ?? {}
  expect(label?.constituents).toContainEqual({ label: 'Råprotein', value: '10,8\u00a0%' })
  expect(label?.constituents).toContainEqual({ label: 'Stivelse', value: '28,5\u00a0%' })
  expect(label?.composition).toMatch(/^Valset havre 34 %/)
})
