import { expect, test } from 'vitest'
import { readLabel } from './index.ts'

const whole = { code: '2000000101019', lotNumber: 'L2611-A', bestBefore: '2027-03-31', amount: 24 }

test('a GS1 label says pack, lot, date and pieces at once, printed or as scanners type it (STOCK-11)', () => {
  expect(readLabel('(01)02000000101019(15)270331(10)L2611-A(37)24')).toEqual(whole)
  expect(readLabel(']C10102000000101019152703313724|10L2611-A')).toEqual(whole)
  expect(readLabel('010200000010101915270331\u001D10L2611-A\u001D3724')).toEqual(whole)
  expect(readLabel('0102000000101019152703313724|10L2611-A')).toEqual(whole)
})

test('a plain barcode or article number says the pack alone (STOCK-11)', () => {
  const nothing = { lotNumber: null, bestBefore: null, amount: null }
  expect(readLabel('2000000101019')).toEqual({ code: '2000000101019', ...nothing })
  expect(readLabel('02000000101019')).toEqual({ code: '2000000101019', ...nothing })
  expect(readLabel(' HH10101 ')).toEqual({ code: 'HH10101', ...nothing })
  expect(readLabel('01HH')).toEqual({ code: '01HH', ...nothing })
})

test('day 00 is the last of its month, and a day that does not exist is none (STOCK-11)', () => {
  expect(readLabel('(01)02000000101019(17)280200').bestBefore).toBe('2028-02-29')
  expect(readLabel('(01)02000000101019(15)270231').bestBefore).toBeNull()
})
