import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMaximum } from '../../toolkit/constants'
import {
  addCompared,
  type ComparedList,
  readAddress,
  readCompared,
  removeCompared,
  replaceCompared,
  writeCompared,
} from './compare-list'

/** Products with these numbers, each in its second pack. */
const listOf = (...products: number[]): ComparedList => products.map((id) => packOf(id, 2))
const packOf = (productId: number, pack: number) => ({ productId, variantId: productId * 100 + pack })

test('at most 4 products are compared (COMPARE-1, §4.28, §9.9)', () => {
  expect(compareMaximum).toBe(4)
  expect(addCompared(listOf(1, 2, 3), packOf(4, 2))).toEqual(listOf(1, 2, 3, 4))
  expect(addCompared(listOf(1, 2, 3, 4), packOf(5, 1))).toBeNull()
})

test('adding a duplicate is ignored, in another pack as well (COMPARE-1, §4.28)', () => {
  for (const pack of [1, 2]) {
    expect(addCompared(listOf(1, 2, 3), packOf(3, pack))).toEqual(listOf(1, 2, 3))
    expect(addCompared(listOf(1, 2, 3, 4), packOf(3, pack))).toEqual(listOf(1, 2, 3, 4))
  }
})

test('a fifth product takes the place of the one it replaces', () => {
  expect(replaceCompared(listOf(1, 2, 3, 4), 202, packOf(9, 2))).toEqual(listOf(1, 9, 3, 4))
  expect(replaceCompared(listOf(1, 2, 3, 4), 202, packOf(4, 1))).toEqual(listOf(1, 3, 4))
})

test('a removed product leaves the others in their order', () => {
  expect(removeCompared(listOf(1, 2, 3), 202)).toEqual(listOf(1, 3))
})

test('what is stored is read back (COMPARE-2, §3.45, §4.29, §9.23)', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: compareMaximum })
  fc.assert(
    fc.property(lists, (products) => {
      expect(readCompared(writeCompared(listOf(...products)))).toEqual(listOf(...products))
    }),
  )
})

test('any stored text reads as at most four different products', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const products = readCompared(text).map(({ productId }) => productId)
      expect(new Set(products).size).toBe(products.length)
      expect(products.length).toBeLessThanOrEqual(compareMaximum)
    }),
  )
  expect(readCompared('1:102, 2:202,,x,1:101,0:1,-3:5,5.5:1,10101')).toEqual(listOf(1, 2))
})

test('any address reads as at most four different packs (COMPARE-2)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const ids = readAddress(text)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeLessThanOrEqual(compareMaximum)
    }),
  )
  expect(readAddress('101, 102,,x,101,0,-3,5.5')).toEqual([101, 102])
})
