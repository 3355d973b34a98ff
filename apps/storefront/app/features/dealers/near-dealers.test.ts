import { expect, test } from 'vitest'
import { nearDealers } from './near-dealers'

const hits = (...km: number[]) => km.map((each, id) => ({ id, km: each }))

test('DEALERS-4: dealers within 50 km are near', () => {
  const { hits: shown, isNear } = nearDealers(hits(3, 20, 49.9, 50, 50.1, 90))
  expect(shown.map(({ km }) => km)).toEqual([3, 20, 49.9, 50])
  expect(isNear).toBe(true)
})

test('DEALERS-4: where none is near, the nearest three are shown', () => {
  const { hits: shown, isNear } = nearDealers(hits(50.1, 70, 80, 90))
  expect(shown.map(({ km }) => km)).toEqual([50.1, 70, 80])
  expect(isNear).toBe(false)
})

test('without dealers there is none to show', () => {
  expect(nearDealers([])).toEqual({ hits: [], isNear: false })
})
