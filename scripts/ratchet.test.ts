import { expect, test } from 'vitest'
import { loweredCounts, risenCounts } from './ratchet.ts'

test('a file or folder above its count fails, a new one too', () => {
  expect(risenCounts({ a: 2, b: 1, c: 1 }, { a: 1, b: 1 }, 'long rules')).toEqual([
    'a: 2 long rules; 1 allowed',
    'c: 1 long rules; 0 allowed',
  ])
})

test('counts only fall', () => {
  expect(loweredCounts({ a: 3, b: 1, d: 4 }, { a: 2, b: 2, c: 1 })).toEqual({ a: 2, b: 1 })
})
