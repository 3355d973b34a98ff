import { expect, test } from 'vitest'
import { deliveredLines, withScan } from './received-lines.ts'

const muesli = { variantId: 1, article: 'A', title: 'Muesli', pack: '20 kg' }
const mash = { variantId: 2, article: 'B', title: 'Mash', pack: '15 kg' }
const label = { code: 'A', lotNumber: 'L1', bestBefore: '2027-03-31', amount: 24 }
const bare = { code: 'B', lotNumber: null, bestBefore: null, amount: null }

test('labels become lines: the same lot adds up, another one is another line, a bare barcode is one piece without a lot (STOCK-11)', () => {
  let lines = withScan([], muesli, label)
  lines = withScan(lines, mash, bare)
  lines = withScan(lines, muesli, { ...label, lotNumber: 'L2', amount: 6 })
  lines = withScan(lines, muesli, label)
  lines = withScan(lines, mash, bare)
  expect(deliveredLines(lines)).toEqual([
    { variantId: 2, amount: 2 },
    { variantId: 1, amount: 48, lot: { lotNumber: 'L1', bestBefore: '2027-03-31' } },
    { variantId: 1, amount: 6, lot: { lotNumber: 'L2', bestBefore: '2027-03-31' } },
  ])
})
