import { expect, test } from 'vitest'
import { countNotLookedAt, countToSend, ordersThatGo, paperParts } from './ship-many.ts'

const refused = (...orderIds: number[]) => orderIds.map((entityId) => ({ entityId }))

test('what the plan refuses is not counted; before it is read all that were chosen are (SHIPMENTS-16)', () => {
  expect(countToSend(40, undefined)).toBe(40)
  expect(countToSend(40, { tried: 40, refusals: refused(7, 9) })).toBe(38)
  expect(countToSend(2, { tried: 2, refusals: refused(7, 9) })).toBe(0)
})

test('of very many orders it is said how many the plan has not looked at (TASKS-5)', () => {
  expect(countNotLookedAt(40, { tried: 40, refusals: [] })).toBe(0)
  expect(countNotLookedAt(320, { tried: 200, refusals: refused(7) })).toBe(120)
})

test('slips and labels are printed of what goes, fifty to a paper (SHIPMENTS-17)', () => {
  const orderIds = Array.from({ length: 53 }, (_, index) => 1001 + index)
  const parts = paperParts(ordersThatGo(orderIds, refused(1001, 1053)))
  expect(parts.map((part) => part.length)).toEqual([50, 1])
  expect(parts.flat()).toEqual(orderIds.slice(1, -1))
  expect(paperParts(ordersThatGo([1, 2], refused(1, 2)))).toEqual([])
})
