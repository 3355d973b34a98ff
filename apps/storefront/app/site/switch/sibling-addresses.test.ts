import { expect, test } from 'vitest'
import type { HostRow } from '../../shared/shop/hosts'
import { byCountry, choicesOf } from './sibling-addresses'

const hosts: HostRow[] = [
  [1, 1, 'NL', 'shop', 'haverhof.nl'],
  [1, 4, 'NL', 'shop', 'en.haverhof.nl'],
  [3, 2, 'DE', 'shop', 'haverhof.de'],
]
const shop = {
  hosts,
  siteId: 1,
  languageId: 1,
  platform: 'shop',
  origin: 'https://haverhof.nl',
} as const

test('the switch keeps the page and its query, and leads home where the host has no such page (SHELL-2)', () => {
  const german = { paths: { 'haverhof.de': '/futter/' }, forEverybody: null }
  const [own, english, sibling] = choicesOf(shop, german, { pathname: '/voer/', search: '?p=2' })
  expect(sibling).toMatchObject({ url: 'https://haverhof.de/futter/?p=2', samePage: true, current: false })
  expect(english).toMatchObject({ url: 'https://en.haverhof.nl/', samePage: false })
  expect(own?.current).toBe(true)
})

test('the cart is the cart on every host of the brand, and no page of another brand', () => {
  const sister: HostRow = [11, 2, 'DE', 'muehldorfer', 'muehldorfer.de']
  const urls = choicesOf({ ...shop, hosts: [...hosts, sister] }, undefined, {
    pathname: '/cart/',
    search: '',
  })
  expect(urls.map(({ url }) => url)).toEqual([
    'https://haverhof.nl/cart/',
    'https://en.haverhof.nl/cart/',
    'https://haverhof.de/cart/',
    'https://muehldorfer.de/',
  ])
})

const home = { pathname: '/', search: '' }

test('hosts are grouped by country, each named in its own language', () => {
  const countries = byCountry(choicesOf(shop, undefined, home))
  expect(countries.map(({ countryName, choices }) => [countryName, choices.length])).toEqual([
    ['Nederland', 2],
    ['Deutschland', 1],
  ])
})
