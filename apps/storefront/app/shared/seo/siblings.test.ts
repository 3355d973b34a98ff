import { expect, test } from 'vitest'
import { type HostRow, hostsOf } from '../shop/hosts'
import { alternatesFrom, hreflangLinks } from './siblings'

const answers = [
  { host: 'haverhof.nl', path: '/levering/', isDefault: false },
  { host: 'haverhof.com', path: '/delivery/', isDefault: true },
]
const rows: HostRow[] = [
  [1, 1, 'NL', 'shop', 'haverhof.nl'],
  [5, 4, 'IE', 'shop', 'haverhof.com'],
  [20, 4, 'NL', 'corporate', 'haverhof-group.com'],
]
const hosts = (origin: string) => hostsOf({ hosts: rows, siteId: 1, languageId: 1, origin })

test('siblings are reached the way this host is', () => {
  const links = hreflangLinks(hosts('http://haverhof.nl.localhost:3000'), alternatesFrom(answers))
  expect(links.slice(0, 2).map(({ url }) => url)).toEqual([
    'http://haverhof.nl.localhost:3000/levering/',
    'http://haverhof.com.localhost:3000/delivery/',
  ])
})

test('a page names itself, its siblings and x-default', () => {
  expect(hreflangLinks(hosts('https://haverhof.nl'), alternatesFrom(answers))).toEqual([
    { hreflang: 'nl-NL', url: 'https://haverhof.nl/levering/' },
    { hreflang: 'en-IE', url: 'https://haverhof.com/delivery/' },
    { hreflang: 'x-default', url: 'https://haverhof.com/delivery/' },
  ])
})

test('a page on one host only names no siblings', () => {
  expect(hreflangLinks(hosts('https://haverhof.nl'), alternatesFrom(answers.slice(0, 1)))).toEqual([])
})
