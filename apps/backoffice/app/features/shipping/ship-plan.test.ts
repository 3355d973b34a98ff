import { expect, test } from 'vitest'
import { missingPieces, plannedLines, wholePlan, withLot, withQuantity } from './ship-plan.ts'

const lot = (lotId: number, amount: number, bestBefore: string, isExpired = false) => ({
  lotId,
  amount,
  bestBefore,
  isExpired,
  state: 'free' as const,
})
const line = {
  lineNumber: 1,
  left: 5,
  missing: 0,
  proposed: [
    { lotId: 2, quantity: 3 },
    { lotId: 3, quantity: 2 },
  ],
  lots: [lot(1, 9, '2026-01-31', true), lot(2, 3, '2027-01-31'), lot(3, 9, '2027-02-28')],
}

test('fewer pieces come out of the earliest lot, never out of one over its date (LOTS-2, LOTS-5)', () => {
  expect(withQuantity(line, 2).lots).toEqual([{ lotId: 2, quantity: 2 }])
  expect(withQuantity(line, 99)).toEqual({ lineNumber: 1, quantity: 5, lots: line.proposed })
})

test('another lot gives what it has, the others what is missing then (LOTS-2)', () => {
  const [whole] = wholePlan([line])
  if (!whole) throw new Error('no plan')
  expect(withLot(line, whole, 0, 3).lots).toEqual([{ lotId: 3, quantity: 5 }])
  expect(withLot(line, withQuantity(line, 4), 1, 1).lots).toEqual([
    { lotId: 2, quantity: 3 },
    { lotId: 1, quantity: 1 },
  ])
})

test('pieces that no lot has are counted, a pack without lots needs none, and a line of nothing stays here (SHIPMENTS-1, 14)', () => {
  const short = { ...line, left: 20 }
  expect(missingPieces(short, withQuantity(short, 20))).toBe(8)
  const loose = { lineNumber: 2, left: 2, missing: 0, proposed: [], lots: [] }
  expect(missingPieces(loose, withQuantity(loose, 2))).toBe(0)
  expect(plannedLines([withQuantity(line, 0), withQuantity(loose, 2)])).toEqual([
    { lineNumber: 2, quantity: 2 },
  ])
})
