import { expect, test } from 'vitest'
import { isParcelNumber, parcelNumbersIn, parcelsOf, repeatedNumbers } from './parcel-numbers.ts'

test('several numbers stand with a space between them, and none is fine (ORDERS-23)', () => {
  expect(parcelNumbersIn(' 3SABCD01, 3SABCD02;3SABCD03 ')).toEqual(['3SABCD01', '3SABCD02', '3SABCD03'])
  expect(['', '3SABCD01 3SABCD02', '123', '3S AB'].map(isParcelNumber)).toEqual([true, true, false, false])
})

test('a label that was scanned for two orders is found at the second (SHIPMENTS-8)', () => {
  const numbers = new Map([
    [1, 'AAAA1'],
    [2, 'BBBB2 AAAA1'],
    [4, 'CCCC3 CCCC3'],
  ])
  expect([...repeatedNumbers([1, 2, 3, 4], numbers)]).toEqual([[2, 1]])
  expect(parcelsOf([1, 2, 3], numbers)).toEqual([
    { orderId: 1, parcelNumbers: ['AAAA1'] },
    { orderId: 2, parcelNumbers: ['BBBB2', 'AAAA1'] },
  ])
})
