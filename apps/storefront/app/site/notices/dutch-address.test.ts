import { expect, test } from 'vitest'
import type { Host } from '../../shared/shop/hosts'
import { dutchAddress } from './dutch-address'

const host = { name: 'haverhof.nl', origin: 'https://haverhof.nl', platform: 'shop' } as Host
const alternates = { paths: { 'haverhof.nl': '/zoeken/' }, forEverybody: null }
const addressOf = (pathname: string, search: string) =>
  dutchAddress({ platform: 'shop' }, host, alternates, { pathname, search })

test('what was searched, and its page, go along to the Dutch shop; nothing else does (SHELL-3, SITES-8, §3.11)', () => {
  expect(addressOf('/suche/', '?p=2&q=hafer+%26+heu&ps=48&token=secret')).toBe(
    'https://haverhof.nl/zoeken/?q=hafer+%26+heu&p=2&ps=48',
  )
  expect(addressOf('/suche/', '')).toBe('https://haverhof.nl/zoeken/')
  expect(addressOf('/suche/', '?token=secret')).toBe('https://haverhof.nl/zoeken/')
})

test('a page that the Dutch shop does not have leads to its home page, without a query', () => {
  expect(
    dutchAddress({ platform: 'shop' }, host, undefined, { pathname: '/suche/', search: '?q=hafer' }),
  ).toBe('https://haverhof.nl/')
})
