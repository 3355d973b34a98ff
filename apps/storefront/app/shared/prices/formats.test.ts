import { expect, test } from 'vitest'
import { formatsOf } from './formats'

test('averages of ratings and what advice measures in parts have two decimals in every language (SHELL-34, ACC-275, §9.18)', () => {
  expect(formatsOf('nl-NL').decimal(4.47)).toBe('4,47')
  expect(formatsOf('nl-NL').decimal(4.5)).toBe('4,50')
  expect(formatsOf('sv-SE').decimal(5)).toBe('5,00')
  expect(formatsOf('en-GB').decimal(4)).toBe('4.00')
})
