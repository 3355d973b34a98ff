import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainFigure, plainFixed, plainMoney } from './figures.ts'
import { figureText, fixedText, languages, moneyText, percentText } from './index.ts'

const currencies: Record<string, string[]> = { 'da-DK': ['EUR', 'DKK'], 'sv-SE': ['EUR', 'SEK'] }

const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true }).filter((value) => !Object.is(value, -0))

describe.each(Object.entries(languages))('in %s (SHELL-13, ACC-274, §9.18)', (language, { culture }) => {
  const isSwedish = language === 'sv'
  const figures = upTo(isSwedish ? 999.99 : 99_999.99)

  test('thousands are grouped on the Swedish locale only', () => {
    const group = isSwedish ? '\u00a0' : ''
    const point = language === 'en' ? '.' : ','
    for (const of of [language, culture]) {
      expect(figureText(of, 3000, 2)).toBe(`3${group}000`)
      expect(figureText(of, 12_345_678.9, 2)).toBe(`12${group}345${group}678${point}9`)
      expect(moneyText(of, 2275.05, 'EUR')).toContain(`2${group}275${point}05`)
    }
  })

  test('less than nothing has the true minus sign before everything else (SHELL-35)', () => {
    expect(moneyText(culture, -2.98, 'EUR')).toBe(`−${moneyText(culture, 2.98, 'EUR')}`)
    expect(moneyText(culture, -2275.05, 'EUR')).toBe(`−${moneyText(culture, 2275.05, 'EUR')}`)
    expect(figureText(culture, -1.5, 2)).toBe(`−${figureText(culture, 1.5, 2)}`)
    expect(moneyText(culture, -0.001, 'EUR')).toBe(moneyText(culture, 0, 'EUR'))
  })

  test.each(currencies[culture] ?? ['EUR'])('amounts of %s are written as a formatter would', (currency) => {
    const formatter = new Intl.NumberFormat(culture, { style: 'currency', currency, useGrouping: isSwedish })
    fc.assert(
      fc.property(figures, (amount) => {
        expect(plainMoney(culture, amount, currency)).toBe(formatter.format(amount))
      }),
    )
  })

  test('figures with two decimals are written as a formatter would (ACC-275)', () => {
    const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    const formatter = new Intl.NumberFormat(culture, { ...decimals, useGrouping: isSwedish })
    fc.assert(
      fc.property(figures, (value) => {
        expect(plainFixed(culture, value, 2)).toBe(formatter.format(value))
      }),
    )
    expect(fixedText(culture, 4.5, 2)).toBe(formatter.format(4.5))
  })

  test('figures are written as a formatter would', () => {
    const formatter = new Intl.NumberFormat(culture, { maximumFractionDigits: 2, useGrouping: isSwedish })
    fc.assert(
      fc.property(figures, (value) => {
        expect(plainFigure(culture, value, 2)).toBe(formatter.format(value))
      }),
    )
  })
})

test('what may be parted in thousands or is in another currency is left to the formatter', () => {
  expect(plainFigure('sv-SE', 999.999, 2)).toBeNull()
  expect(plainMoney('sv-SE', 1000, 'EUR')).toBeNull()
  expect(plainMoney('nl-NL', 1, 'DKK')).toBeNull()
  expect(plainFigure('fi-FI', 1.5, 2)).toBeNull()
  expect(figureText('fi-FI', 1.5, 2)).toBe('1,5')
})

test('a rate is written with its sign, apart from it where the language does so (SHELL-13)', () => {
  expect(percentText('nl-NL', 21)).toBe('21%')
  expect(percentText('de-DE', 13.5)).toBe('13,5\u00a0%')
  for (const { culture } of Object.values(languages)) {
    const formatter = new Intl.NumberFormat(culture, { style: 'percent', maximumFractionDigits: 2 })
    for (const percent of [0, 4.2, 5.25, 21, 100])
      expect(percentText(culture, percent)).toBe(formatter.format(percent / 100))
  }
})
