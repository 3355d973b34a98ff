import { languages } from '@haverhof/domain/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainFigure, plainFixed, plainMoney } from './plain-figures'

const currencies: Record<string, string[]> = { 'da-DK': ['EUR', 'DKK'], 'sv-SE': ['EUR', 'SEK'] }

const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true }).filter((value) => !Object.is(value, -0))

describe.each(Object.values(languages))('without a formatter, $culture', ({ culture }) => {
  describe.each([
    ['grouped', true, upTo(999.99)],
    ['not grouped', false, upTo(99_999.99)],
  ])('%s', (_, isGrouped, figures) => {
    test.each(currencies[culture] ?? ['EUR'])('amounts of %s are written as with one', (currency) => {
      const formatter = new Intl.NumberFormat(culture, {
        style: 'currency',
        currency,
        useGrouping: isGrouped,
      })
      fc.assert(
        fc.property(figures, (amount) => {
          expect(plainMoney(culture, amount, currency, isGrouped)).toBe(formatter.format(amount))
        }),
      )
    })

    test('figures with two decimals are written as with one (SHELL-13, ACC-275)', () => {
      const formatter = new Intl.NumberFormat(culture, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        useGrouping: isGrouped,
      })
      fc.assert(
        fc.property(figures, (value) => {
          expect(plainFixed(culture, value, 2, isGrouped)).toBe(formatter.format(value))
        }),
      )
    })

    test('figures are written as with one', () => {
      const formatter = new Intl.NumberFormat(culture, { maximumFractionDigits: 2, useGrouping: isGrouped })
      fc.assert(
        fc.property(figures, (value) => {
          expect(plainFigure(culture, value, 2, isGrouped)).toBe(formatter.format(value))
        }),
      )
    })
  })
})

test('what may be parted in thousands, is negative or in another currency is left to the formatter', () => {
  expect(plainFigure('sv-SE', 999.999, 2, true)).toBeNull()
  expect(plainMoney('sv-SE', 1000, 'EUR', true)).toBeNull()
  expect(plainMoney('nl-NL', -1, 'EUR', false)).toBeNull()
  expect(plainMoney('nl-NL', 1, 'DKK', false)).toBeNull()
  expect(plainFigure('fi-FI', 1.5, 2, false)).toBeNull()
})
