import { expect, test } from 'vitest'
import { nothingPicked, piecesLeft, scanPiece, takeRest } from './scan-piece.ts'

const lot = (lotId: number, lotNumber: string, amount: number, other = {}) => ({
  lotId,
  lotNumber,
  amount,
  bestBefore: null,
  state: 'free' as const,
  isExpired: false,
  ...other,
})
const muesli = {
  lineNumber: 1,
  article: 'HV-101',
  ean: '8712345000012',
  left: 3,
  missing: 0,
  proposed: [
    { lotId: 1, quantity: 2 },
    { lotId: 2, quantity: 1 },
  ],
  lots: [
    lot(1, 'A', 2),
    lot(2, 'B', 9),
    lot(3, 'OLD', 9, { isExpired: true }),
    lot(4, 'BAD', 9, { state: 'blocked' as const }),
  ],
}
const bucket = {
  lineNumber: 2,
  article: 'B-1',
  ean: '8712345000029',
  left: 1,
  missing: 0,
  proposed: [],
  lots: [],
}
const lines = [muesli, bucket]

function scanAll(...codes: string[]) {
  let picked = nothingPicked(lines)
  const said = codes.map((code) => {
    const scanned = scanPiece(lines, picked, code)
    if ('problem' in scanned) return scanned.problem
    picked = scanned.picked
    return scanned.lineNumber
  })
  return { said, picked }
}

test('a scan of the pack takes pieces out of the lots that are proposed, one by one, and no more than were ordered (LOTS-2, SHIPMENTS-7)', () => {
  const { said, picked } = scanAll('hv-101', '8712345000012', '08712345000012', 'HV-101', 'B-1', 'B-1')
  expect(said).toEqual([1, 1, 1, 'enough', 2, 'enough'])
  expect(picked).toEqual([
    { lineNumber: 1, quantity: 3, lots: muesli.proposed },
    { lineNumber: 2, quantity: 1, lots: [] },
  ])
})

test('a scan of a lot takes a piece out of it; what is blocked, over its date, used up or unknown is said (SHIPMENTS-7, LOTS-5)', () => {
  const { said, picked } = scanAll('b', 'BAD', 'OLD', 'A', 'a', 'A', 'nothing')
  expect(said).toEqual([1, 'blocked', 'expired', 1, 1, 'enough', 'unknown'])
  expect(picked[0]?.lots).toEqual([
    { lotId: 2, quantity: 1 },
    { lotId: 1, quantity: 2 },
  ])
  const twoLines = [
    { ...muesli, left: 2 },
    { ...muesli, lineNumber: 3, left: 2 },
  ]
  const first = takeRest({ ...muesli, left: 2 }, nothingPicked(twoLines))
  expect(scanPiece(twoLines, first, 'A')).toEqual({ problem: 'usedUp' })
})

test('the rest of a line is taken by hand, as far as there are lots (SHIPMENTS-7)', () => {
  const picked = takeRest(muesli, nothingPicked(lines))
  expect(piecesLeft(muesli, picked)).toBe(0)
  const short = { ...muesli, left: 20 }
  expect(piecesLeft(short, takeRest(short, nothingPicked([short])))).toBe(20 - 11)
})

test('the label that came with the goods says the pack and the lot (LOTS-2, STOCK-11)', () => {
  const label = '(01)08712345000012(15)280331(10)B'
  expect(scanAll(label).picked[0]).toMatchObject({ quantity: 1, lots: [{ lotId: 2, quantity: 1 }] })
  expect(scanAll('(01)08712345000012(10)OLD', '(01)08712345000012(10)X').said).toEqual(['expired', 'unknown'])
  // A bucket has no lots: what its label says of one is passed over.
  expect(scanAll('(01)08712345000029(10)B').said).toEqual([2])
})
