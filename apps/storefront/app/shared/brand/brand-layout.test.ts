import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brandLayouts } from '.'

const { shop, muehldorfer } = brandLayouts
const app = path.join(import.meta.dirname, '../..')

const parts = {
  header: ['mark', 'menu', 'search', 'tools'],
  card: ['action', 'facts', 'packs', 'price', 'rating', 'stock', 'title'],
  home: ['about', 'advice', 'animals', 'goods', 'needs'],
}

test.each(['shop', 'muehldorfer'] as const)(
  'the arrangement of %s leaves nothing out and shows nothing twice (SHELL-40, HOME-3, HOME-5, LISTS-9, LISTS-14)',
  (platform) => {
    const { header, card, home } = brandLayouts[platform]
    expect(header.toSorted()).toEqual(parts.header)
    expect(card.toSorted()).toEqual(parts.card)
    expect(home?.sections.toSorted()).toEqual(parts.home)
  },
)

test('Mühldorfer has header, card and home in an order of its own (SHELL-25, SHELL-41)', () => {
  expect(muehldorfer.header).not.toEqual(shop.header)
  expect(muehldorfer.card).not.toEqual(shop.card)
  expect(muehldorfer.home?.sections).not.toEqual(shop.home?.sections)
  expect(muehldorfer.drawings).not.toEqual(shop.drawings)
})

test('no component asks for the name of a brand (SHELL-40)', () => {
  const asks = globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /latform\)? [!=]== '(shop|muehldorfer)'/.test(readFileSync(path.join(app, file), 'utf8')),
    )
  expect(asks).toEqual([])
})
