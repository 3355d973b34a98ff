import { describe, expect, test } from 'vitest'
import { alternatesByRef } from './alternates.ts'

const dutch = host('haverhof.nl', 'nl', 1, 'NL', true)
const englishInTheNetherlands = host('en.haverhof.nl', 'en', 4, 'NL', false)
const international = host('haverhof.com', 'en', 4, 'IE', true)

describe('alternates of a page', () => {
  const sets = alternatesByRef([
    { ...dutch, pages: [page('page:delivery', '/levering/'), page('page:only-dutch', '/alleen-hier/')] },
    { ...englishInTheNetherlands, pages: [page('page:delivery', '/delivery/')] },
    { ...international, pages: [page('page:delivery', '/delivery/')] },
  ])

  test('a page names itself and all its siblings, each by language and country (SEO-2, SEO-3)', () => {
    expect(sets.get('page:delivery')).toEqual([
      { hreflang: 'nl-NL', href: 'https://haverhof.nl/levering/' },
      { hreflang: 'en-NL', href: 'https://en.haverhof.nl/delivery/' },
      { hreflang: 'en-IE', href: 'https://haverhof.com/delivery/' },
      { hreflang: 'x-default', href: 'https://haverhof.com/delivery/' },
    ])
  })

  test('a page that everybody else cannot read has no x-default (SEO-11)', () => {
    expect(sets.get('page:only-dutch')).toEqual([
      { hreflang: 'nl-NL', href: 'https://haverhof.nl/alleen-hier/' },
    ])
  })

  test('the second language of a site never becomes x-default', () => {
    const without = alternatesByRef([
      { ...englishInTheNetherlands, pages: [page('page:delivery', '/delivery/')] },
    ])
    expect(without.get('page:delivery')?.map(({ hreflang }) => hreflang)).toEqual(['en-NL'])
  })
})

function host(
  name: string,
  languageCode: 'nl' | 'en',
  languageId: number,
  regionCode: string,
  isMain: boolean,
) {
  const scope = { host: name, languageCode, languageId, regionCode, isMain, fallbackLanguageId: 4 }
  return { scope, origin: `https://${name}` }
}

function page(ref: string, path: string) {
  return { ref, path, lastmod: '2026-02-03T00:00:00.000Z' }
}
