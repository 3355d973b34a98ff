import { expect, test } from 'vitest'
import { centsOfText } from './cents-of-text.ts'

test.each([
  ['12,50', 1250],
  ['12.5', 1250],
  ['12', 1200],
  ['€ 1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234', null],
  ['0,05', 5],
  ['', 0],
  ['12,505', null],
  ['12,5o', null],
  ['-3', null],
  [',5', null],
])('%s is an amount, or none, as people of three countries write it (OFFICE-2)', (text, cents) => {
  expect(centsOfText(text)).toBe(cents)
})
