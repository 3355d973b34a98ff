import compile from 'icu-minify/compile'
import { describe, expect, test, vi } from 'vitest'
import { translatorOf } from './texts.ts'

/** The texts of this test are its own; those of the shop are typed. */
type TranslateAny = (key: string, values?: Record<string, string | number>) => string

const messages = {
  list: {
    title: compile('Products'),
    count: compile('{count, plural, =0 {nothing} one {# product} other {# products}}'),
    of: compile('{shown} of {total}'),
  },
}

describe('texts', () => {
  const translate = (culture: string) => translatorOf(culture, messages, 'list' as 'ui') as TranslateAny
  const t = translate('en-IE')

  test('a text is found by its name, with its values filled in', () => {
    expect(t('title')).toBe('Products')
    expect(t('of', { shown: 24, total: 'all' })).toBe('24 of all')
  })

  test.each([
    [0, 'nothing'],
    [1, '1 product'],
    [1200, '1200 products'],
  ])('%i takes the form of its language: %s', (count, sentence) => {
    expect(t('count', { count })).toBe(sentence)
  })

  test('thousands are grouped in Swedish alone (SHELL-35, §9.18)', () => {
    expect(translate('sv-SE')('count', { count: 1200 })).toBe('1\u00a0200 products')
  })

  test('everybody who asks for an area gets the same translator', () => {
    expect(translate('en-IE')).toBe(t)
  })

  test('a text that is missing is told, and shows its name', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(t('missing')).toBe('list.missing')
    expect(errors).toHaveBeenCalledOnce()
  })

  test('a key or an area that does not exist fails the type check', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const typed = translatorOf('en', { ui: { dates: {} } }, 'ui.dates')
    // @ts-expect-error -- the area has no such key
    typed('no-such-key')
    // @ts-expect-error -- there is no such area
    translatorOf('en', {}, 'no-such-area')
    expect(errors).toHaveBeenCalledOnce()
  })
})
