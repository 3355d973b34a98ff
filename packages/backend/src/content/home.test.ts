import { platforms } from '@haverhof/domain/shared'
import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'

test('every shop names on its home page who is behind it (HOME-4)', async () => {
  await using shop = await startTestShop()
  const scopes = await shop.context.sites.scopes()
  const shops = scopes.filter(({ platform }) => platform !== platforms.corporate)
  expect(shops.length).toBeGreaterThan(12)
  for (const { host: site } of shops) {
    const { sections } = await shop.read<{ sections: { key: string; intro: string }[] }>(
      '/api/content/home',
      { site },
    )
    const intro = sections.find(({ key }) => key === 'about-teaser')?.intro
    for (const name of ['Pieter Kooistra', 'Annelies Brandt', 'Mette Sørensen'])
      expect([site, intro]).toEqual([site, expect.stringContaining(name)])
  }
})
