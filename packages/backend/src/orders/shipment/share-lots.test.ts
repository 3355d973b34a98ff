import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineToSend, LotOfPack } from './read-picking.ts'
import { type OrderToShare, type Share, shareLots } from './share-lots.ts'

const packs = [1, 2, 3]

const lineOf = (orderId: number, lineNumber: number, variantId: number, left: number): LineToSend => ({
  orderId,
  lineNumber,
  variantId,
  left,
  codes: { article: '', ean: '' },
  description: '',
  productLabel: '',
})

const lotOf = (lotId: number, lot: Partial<LotOfPack> = {}): LotOfPack => ({
  lotId,
  variantId: 1,
  lotNumber: `L${lotId}`,
  bestBefore: '2027-01-31',
  amount: 1,
  state: 'free',
  isExpired: false,
  ...lot,
})

const orderOf = (orderId: number, ...pieces: [number, number][]): OrderToShare => ({
  orderId,
  status: 'paid',
  openWithdrawalId: null,
  isChargedBack: false,
  lines: pieces.map(([variantId, left], index) => lineOf(orderId, index + 1, variantId, left)),
})

const lotsIn = (share: Share | undefined) => (share?.ok ? share.value.flatMap(({ lots }) => lots) : [])

test('the last pieces are proposed once: to the first order, and the next finds none of them (SHIPMENTS-16)', () => {
  const lots = [lotOf(1, { amount: 2 }), lotOf(2, { amount: 1, bestBefore: '2027-06-30' })]
  const shares = shareLots([orderOf(10, [1, 2]), orderOf(11, [1, 1]), orderOf(12, [1, 1])], lots)
  expect([...shares.values()].map(lotsIn)).toEqual([
    [{ lotId: 1, quantity: 2 }],
    [{ lotId: 2, quantity: 1 }],
    [],
  ])
  expect(shares.get(12)).toEqual({ ok: false, reason: 'lot-missing' })
})

test('an order that cannot be sent whole leaves its pieces to those behind it (SHIPMENTS-16)', () => {
  const unpaid = { ...orderOf(9, [1, 2]), status: 'open' as const }
  const half = orderOf(10, [1, 2], [2, 1])
  const lots = [lotOf(1, { amount: 2 }), lotOf(2, { variantId: 2, state: 'blocked' })]
  const shares = shareLots([unpaid, half, orderOf(11, [1, 2])], lots)
  expect(shares.get(9)).toEqual({ ok: false, reason: 'not-to-be-sent' })
  expect(shares.get(10)).toEqual({ ok: false, reason: 'lot-missing' })
  expect(lotsIn(shares.get(11))).toEqual([{ lotId: 1, quantity: 2 }])
})

const anyLots = fc
  .array(
    fc.record({
      variantId: fc.constantFrom(...packs),
      amount: fc.nat({ max: 6 }),
      bestBefore: fc.constantFrom(null, '2027-01-31', '2027-03-31', '2027-05-31'),
      state: fc.constantFrom('free' as const, 'free' as const, 'blocked' as const),
      isExpired: fc.constantFrom(false, false, true),
    }),
    { maxLength: 9 },
  )
  .map((lots) => lots.map((lot, index) => lotOf(index + 1, lot)))

const anyOrders = fc
  .array(
    fc.array(fc.tuple(fc.constantFrom(...packs), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 3,
    }),
    { maxLength: 8 },
  )
  .map((orders) => orders.map((pieces, index) => orderOf(index + 1, ...pieces)))

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const isSendable = ({ state, isExpired }: LotOfPack) => state === 'free' && !isExpired
const dateOf = ({ bestBefore }: LotOfPack) => bestBefore ?? '9999'

/** What one order wants of a pack. */
const wanted = ({ lines }: OrderToShare, pack: number) =>
  sum(lines.flatMap(({ variantId, left }) => (variantId === pack ? [left] : [])))

test('no piece is proposed twice, the earliest date goes first, and who is refused would not have found enough (LOTS-2, 5, SHIPMENTS-16)', () => {
  const property = fc.property(anyLots, anyOrders, (lots, orders) => {
    const shares = shareLots(orders, lots)
    const taken = (lotId: number) =>
      sum([...shares.values()].flatMap(lotsIn).flatMap((lot) => (lot.lotId === lotId ? [lot.quantity] : [])))
    for (const lot of lots) {
      expect(taken(lot.lotId)).toBeLessThanOrEqual(isSendable(lot) ? lot.amount : 0)
      if (taken(lot.lotId) === 0) continue
      const earlier = lots.filter(
        (other) => other.variantId === lot.variantId && isSendable(other) && dateOf(other) < dateOf(lot),
      )
      for (const other of earlier) expect(taken(other.lotId)).toBe(other.amount)
    }
    const left = new Map(
      packs.map((pack) => [
        pack,
        sum(lots.filter((lot) => lot.variantId === pack && isSendable(lot)).map(({ amount }) => amount)),
      ]),
    )
    const withLots = packs.filter((pack) => lots.some(({ variantId }) => variantId === pack))
    for (const order of orders) {
      const isEnough = withLots.every((pack) => wanted(order, pack) <= (left.get(pack) ?? 0))
      expect(shares.get(order.orderId)?.ok).toBe(isEnough)
      if (isEnough) for (const pack of withLots) left.set(pack, (left.get(pack) ?? 0) - wanted(order, pack))
    }
  })
  fc.assert(property, { numRuns: 200 })
})
