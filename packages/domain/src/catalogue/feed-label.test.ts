import { expect, test } from 'vitest'
import { additiveGroupOf } from './feed-label.ts'

test.each([
  ['3a672a', 'vitamins'],
  ['3b801', 'traceElements'],
  ['3c301', 'aminoAcids'],
  ['4b1702', 'gutFlora'],
  ['1b306(i)', 'antioxidants'],
  ['E 551c', 'anticaking'],
])('the code %s of an additive tells its functional group (CATALOGUE-23)', (code, group) => {
  expect(additiveGroupOf(code)).toBe(group)
})

test('an unknown code has no group (CATALOGUE-23)', () => {
  for (const code of ['2b', '', null, undefined]) expect(additiveGroupOf(code)).toBeNull()
})
