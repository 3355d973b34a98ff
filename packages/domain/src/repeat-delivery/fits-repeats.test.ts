import { expect, test } from 'vitest'
import { fitsRepeats } from './fits-repeats.ts'

const lines = (count: number, repeatDays: number | null, quantity = 1) =>
  Array.from({ length: count }, () => ({ quantity, repeatDays }))

test('a repeat delivery holds 20 lines of 99; what comes once, or in another interval, does not count (REPEAT-61)', () => {
  expect(fitsRepeats([...lines(20, 4, 99), ...lines(20, 6), ...lines(10, null, 999)])).toBe(true)
  expect(fitsRepeats(lines(1, 4, 100))).toBe(false)
  expect(fitsRepeats(lines(21, 4))).toBe(false)
})
