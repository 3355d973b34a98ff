import { describe, expect, test } from 'vitest'
import { flatten, localeProblems, messageProblems } from './check.ts'
import { loadMessages } from './load.ts'

const reference = new Map([
  ['list.found', '{count, plural, one {# product} other {# products}} for {term}'],
  ['list.none', 'Nothing found'],
])

describe('interface texts are complete in every locale', () => {
  test('the shop has every text in all its locales (§1.38, §1.41)', () => {
    expect(messageProblems()).toEqual([])
  })

  test.each(['corporate-en', 'corporate-nl'])(
    '%s offers neither a search nor departments nor a cart',
    (locale) => {
      const texts = [...flatten(loadMessages(locale))].filter(([key]) =>
        /^(shell\.(notFound|cookies)|notices\.cookies)\./.test(key),
      )
      expect(texts.length).toBeGreaterThan(10)
      for (const [, text] of texts)
        expect(text).not.toMatch(/search|zoek|department|afdeling|shop|winkel|cart/i)
    },
  )

  test('a missing text is a problem', () => {
    const texts = new Map([['list.found', '{count} / {term}']])
    expect(localeProblems('shop-nl', texts, reference)).toEqual(['shop-nl: list.none is missing'])
  })

  test('a text of one word inside a plural is no value', () => {
    const texts = new Map([...reference, ['list.found', '{count, plural, one {een} other {meer}} {term}']])
    expect(localeProblems('shop-nl', texts, reference)).toEqual([])
  })

  test('a text that takes other values, is unknown or is broken is a problem', () => {
    const texts = new Map([
      ['list.found', 'for {word}'],
      ['list.none', 'Nothing {found'],
      ['list.more', 'More'],
    ])
    expect(localeProblems('shop-nl', texts, reference)).toEqual([
      'shop-nl: list.found takes word',
      'shop-nl: list.none is not a valid message',
      'shop-nl: list.more is unknown',
    ])
  })
})
