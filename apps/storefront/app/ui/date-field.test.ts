import { expect, test } from 'vitest'
import { dateWhileTyping } from './date-field'

/** One key after the other. */
function typing(keys: string): string {
  return keys.split('').reduce((text, key) => dateWhileTyping(text + key), '')
}

test('a date is typed with figures alone, or with any sign between them (CHECKOUT-19, ACC-159)', () => {
  for (const keys of ['16112026', '16-11-2026', '16/11/2026', '16.11.2026', '16 11 2026', '16-11-20267'])
    expect(typing(keys)).toBe('16-11-2026')
  expect(typing('1-2-2026')).toBe('01-02-2026')
})

test('what is taken back stays taken back', () => {
  expect(dateWhileTyping('16-')).toBe('16')
  expect(dateWhileTyping('16-1')).toBe('16-1')
  expect(dateWhileTyping('')).toBe('')
})
