import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMaximum } from '../../toolkit/constants'
import { addCompared, readCompared, removeCompared, replaceCompared, writeCompared } from './compare-list'

test('at most 4 products are compared (COMPARE-1, §4.28, §9.9)', () => {
  expect(compareMaximum).toBe(4)
  expect(addCompared([1, 2, 3], 4)).toEqual({ ok: true, ids: [1, 2, 3, 4] })
  expect(addCompared([1, 2, 3, 4], 5)).toEqual({ ok: false, reason: 'full' })
})

test('adding a duplicate is ignored (§4.28)', () => {
  expect(addCompared([1, 2, 3, 4], 3)).toEqual({ ok: true, ids: [1, 2, 3, 4] })
})

test('a fifth product takes the place of the one it replaces', () => {
  expect(replaceCompared([1, 2, 3, 4], 2, 9)).toEqual([1, 9, 3, 4])
  expect(replaceCompared([1, 2, 3, 4], 2, 4)).toEqual([1, 3, 4])
})

test('a removed product leaves the others in their order', () => {
  expect(removeCompared([1, 2, 3], 2)).toEqual([1, 3])
})

test('what is stored is read back (COMPARE-2, §3.45, §4.29, §9.23)', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: compareMaximum })
  fc.assert(
    fc.property(lists, (ids) => {
      expect(readCompared(writeCompared(ids))).toEqual(ids)
    }),
  )
})

test('any stored text reads as at most four different ids', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const ids = readCompared(text)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeLessThanOrEqual(compareMaximum)
    }),
  )
  expect(readCompared('101, 102,,x,101,0,-3,5.5')).toEqual([101, 102])
})
