import { expect, test } from 'vitest'
import { formatsOf } from './formats'

test('an average of ratings has two decimals in every language (SHELL-13, ACC-275)', () => {
  expect(formatsOf('nl-NL').rating(4.47)).toBe('4,47')
  expect(formatsOf('nl-NL').rating(4.5)).toBe('4,50')
  expect(formatsOf('sv-SE').rating(5)).toBe('5,00')
  expect(formatsOf('en-GB').rating(4)).toBe('4.00')
})
