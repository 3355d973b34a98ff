import { expect, test } from 'vitest'
import type { Host } from '../../shared/shop/shop'
import { byCountry, choicesOf } from './sibling-addresses'

function host(siteId: number, languageId: number, countryCode: string, origin: string): Host {
  const names = {
    countryName: countryCode,
    languageName: String(languageId),
    culture: '',
    platform: 'shop',
  } as const
  return { siteId, languageId, language: 'nl', countryCode, origin, ...names }
}

const hosts = [
  host(1, 1, 'NL', 'https://haverhof.nl'),
  host(1, 4, 'NL', 'https://en.haverhof.nl'),
  host(3, 2, 'DE', 'https://haverhof.de'),
]
const shop = { hosts, siteId: 1, languageId: 1, platform: 'shop' } as const

test('the switch keeps the page and its query, and leads home where the host has no such page (SHELL-2)', () => {
  const german = {
    siteId: 3,
    languageId: 2,
    url: 'https://haverhof.de/futter/',
    hreflang: 'de-DE',
    isDefault: false,
  }
  const [own, english, sibling] = choicesOf(shop, [german], { pathname: '/voer/', search: '?p=2' })
  expect(sibling).toMatchObject({ url: 'https://haverhof.de/futter/?p=2', samePage: true, current: false })
  expect(english).toMatchObject({ url: 'https://en.haverhof.nl/', samePage: false })
  expect(own?.current).toBe(true)
})

test('the cart is the cart on every host of the brand, and no page of another brand', () => {
  const sister = { ...host(11, 2, 'DE', 'https://muehldorfer.de'), platform: 'muehldorfer' } as const
  const urls = choicesOf({ ...shop, hosts: [...hosts, sister] }, [], { pathname: '/cart/', search: '' })
  expect(urls.map(({ url }) => url)).toEqual([
    'https://haverhof.nl/cart/',
    'https://en.haverhof.nl/cart/',
    'https://haverhof.de/cart/',
    'https://muehldorfer.de/',
  ])
})

const home = { pathname: '/', search: '' }

test('hosts are grouped by country', () => {
  expect(
    byCountry(choicesOf(shop, [], home)).map(({ countryCode, choices }) => [countryCode, choices.length]),
  ).toEqual([
    ['NL', 2],
    ['DE', 1],
  ])
})
