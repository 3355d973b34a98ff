import { expect, test } from 'vitest'
import { apart, mapHeight, mapWidth, onMap, windowOf } from './map-window'

const groningen = { latitude: 53.2, longitude: 6.54 }
const middelburg = { latitude: 51.51, longitude: 3.64 }

test.each([[[groningen, middelburg]], [[groningen]], [[middelburg, { latitude: 63.2, longitude: 26.7 }]]])(
  'all dealers are in sight, with room around them',
  (points) => {
    const { x, y, width, height } = windowOf(points)
    for (const point of points.map(onMap)) {
      expect(point.x - x).toBeGreaterThan(width * 0.15)
      expect(x + width - point.x).toBeGreaterThan(width * 0.15)
      expect(point.y - y).toBeGreaterThan(height * 0.15)
      expect(y + height - point.y).toBeGreaterThan(height * 0.15)
    }
    expect(width / height).toBeCloseTo(mapWidth / mapHeight, 1)
  },
)

test('north is up and east is right', () => {
  expect(onMap(groningen).y).toBeLessThan(onMap(middelburg).y)
  expect(onMap(groningen).x).toBeGreaterThan(onMap(middelburg).x)
})

test('pins that would cover each other stand a pin apart, the others where they belong (DEALERS-11)', () => {
  const alone = { x: 90, y: 90 }
  const places = [{ x: 10, y: 10 }, { x: 11, y: 10 }, { x: 10.5, y: 11 }, { x: 10, y: 10 }, alone]
  const pins = apart(places, 5)
  expect(pins.at(-1)).toEqual(alone)
  for (const [index, pin] of pins.entries())
    for (const other of pins.slice(index + 1))
      expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThan(4.8)
})

test('a single dealer is shown with the land around it', () => {
  expect(windowOf([groningen]).width).toBeGreaterThan(20)
})
