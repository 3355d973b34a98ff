import { expect, test } from 'vitest'
import { tieUnits } from './tie-units'

test.each([
  ['Hafer (20 %), Leinöl (1,5 %)', 'Hafer (20\u00a0%), Leinöl (1,5\u00a0%)'],
  ['gehäckselt auf 2 bis 4 cm', 'gehäckselt auf 2 bis 4\u00a0cm'],
  ['150 bis 400 g je 100 kg', '150 bis 400\u00a0g je 100\u00a0kg'],
])('a number keeps its unit: %s', (text, tied) => {
  expect(tieUnits(text)).toBe(tied)
})

test('other words after a number may begin a line', () => {
  const text = 'in 3 Mahlzeiten, 2 gute und 1 later, 4 mal'
  expect(tieUnits(text)).toBe(text)
})
