import { expect, test } from 'vitest'
import { hreflangLinks, siblingsOf } from './siblings'

const answers = [
  { siteId: 1, languageId: 1, host: 'haverhof.nl', path: '/levering/', hreflang: 'nl-NL', isDefault: false },
  { siteId: 5, languageId: 4, host: 'haverhof.com', path: '/delivery/', hreflang: 'en-IE', isDefault: true },
]

test('siblings are reached the way this host is', () => {
  const here = { siteId: 1, languageId: 1, origin: 'http://haverhof.nl.localhost:3000' }
  expect(siblingsOf(here, answers).map(({ url }) => url)).toEqual([
    'http://haverhof.nl.localhost:3000/levering/',
    'http://haverhof.com.localhost:3000/delivery/',
  ])
})

test('a page names itself, its siblings and x-default', () => {
  const links = hreflangLinks(
    siblingsOf({ siteId: 1, languageId: 1, origin: 'https://haverhof.nl' }, answers),
  )
  expect(links).toEqual([
    { hreflang: 'nl-NL', url: 'https://haverhof.nl/levering/' },
    { hreflang: 'en-IE', url: 'https://haverhof.com/delivery/' },
    { hreflang: 'x-default', url: 'https://haverhof.com/delivery/' },
  ])
})

test('a page on one host only names no siblings', () => {
  expect(
    hreflangLinks(
      siblingsOf({ siteId: 1, languageId: 1, origin: 'https://haverhof.nl' }, answers.slice(0, 1)),
    ),
  ).toEqual([])
})
