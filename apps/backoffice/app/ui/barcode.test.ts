import { expect, test } from 'vitest'
import { code128 } from './barcode'

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

test('a code begins with start B, ends with the stop sign and has eleven modules for each sign (LABORATORY-64)', () => {
  const widths = code128('S10078')
  expect(widths.slice(0, 6).join('')).toBe('211214')
  expect(widths.slice(-7).join('')).toBe('2331112')
  // Start, six letters, the check sign; the stop sign has 13.
  expect(sum(widths)).toBe(8 * 11 + 13)
})

test('the check sign of a known example: “PJJ123C” has 54 in set A, and 55 in set B, which begins with one more', () => {
  expect(code128('PJJ123C').slice(-13, -7).join('')).toBe('311321')
})

test('no two signs are alike, and the bars of each fill an even number of modules', () => {
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const signs = letters.map((letter) => code128(letter).slice(6, 12))
  expect(new Set(signs.map((sign) => sign.join(''))).size).toBe(95)
  for (const sign of signs) expect(sum(sign.filter((_, index) => index % 2 === 0)) % 2).toBe(0)
})
