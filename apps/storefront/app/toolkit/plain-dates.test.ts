import { languages } from '@haverhof/domain/shared'
import { loadMessages } from '@haverhof/messages/load'
import fc from 'fast-check'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { plainDate, plainDay } from './plain-dates'
import { translatorOf } from '#texts'

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

describe.each(Object.entries(languages))('without a formatter, in %s', (language, { culture }) => {
  const { dates } = loadMessages(`shop-${language}`)['ui'] as { dates: Record<string, string> }
  const compiled = Object.fromEntries(Object.entries(dates).map(([key, text]) => [key, compile(text)]))
  const words = translatorOf(culture, { ui: { dates: compiled } }, 'ui.dates')

  test('a near day is written as with one, the day kept with its month', () => {
    const shape = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
    const formatter = new Intl.DateTimeFormat(culture, shape)
    fc.assert(
      fc.property(moments, (moment) => {
        const written = plainDay(words, moment.toISOString())
        expect(written.replace('\u00a0', ' ')).toBe(formatter.format(moment))
        expect(written).toMatch(/\d\.?\u00a0/)
      }),
    )
  })

  test('a date with its year is written as with one', () => {
    const formatter = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone: 'UTC' })
    fc.assert(
      fc.property(moments, (moment) => {
        expect(plainDate(words, moment.toISOString())).toBe(formatter.format(moment))
      }),
    )
  })
})
