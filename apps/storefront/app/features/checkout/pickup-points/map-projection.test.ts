import { expect, test } from 'vitest'
import { barCorner, gridPath, mapHeight, mapOf, mapWidth } from './map-projection'

const zwolle = { latitude: 52.51, longitude: 6.09 }

test('all places are in sight, north up', () => {
  const { pins } = mapOf([zwolle, { latitude: 52.6, longitude: 6.3 }, { latitude: 52.4, longitude: 5.9 }])
  for (const { x, y } of pins) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(mapWidth)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(mapHeight)
  }
  expect(pins[1]?.y).toBeLessThan(pins[0]?.y ?? 0)
  expect(pins[1]?.x).toBeGreaterThan(pins[0]?.x ?? mapWidth)
})

test('the bar has the length of its kilometres', () => {
  const apart = mapOf([zwolle, { ...zwolle, latitude: 52.51 + 10 / 111.32 }])
  const [south, north] = apart.pins
  const kmLength = ((south?.y ?? 0) - (north?.y ?? 0)) / 10
  expect(apart.barLength / apart.barKm).toBeCloseTo(kmLength, 0)
})

test('a single place stands in the middle', () => {
  expect(mapOf([zwolle]).pins).toEqual([{ x: 240, y: 164 }])
})

test('a square of the grid is as wide as the bar, and the bar stands on its lines', () => {
  const lines = gridPath(120)
  expect(lines.match(/M[\d.]+ 0V/g)).toEqual(['M16 0V', 'M136 0V', 'M256 0V', 'M376 0V'])
  expect(lines).toContain(`M0 ${mapHeight - barCorner}H${mapWidth}`)
  expect(lines.match(/H/g)).toHaveLength(3)
})
