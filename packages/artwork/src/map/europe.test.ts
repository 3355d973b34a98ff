import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { europeFile, europeSvg, type Position, positionsOf } from './europe-svg.ts'
import { countryOutlines } from './outlines.ts'

const dealersFile = path.resolve(import.meta.dirname, '../../../../data/dealers.yaml')

test('the map in the storefront is in step with the outlines', () => {
  expect(readFileSync(europeFile, 'utf8')).toBe(europeSvg())
})

test('every dealer stands in its own country on the map', () => {
  const dealers = [
    ...readFileSync(dealersFile, 'utf8').matchAll(
      /name: "([^"]+)".*country: (\w\w), latitude: ([\d.-]+), longitude: ([\d.-]+)/g,
    ),
  ]
  expect(dealers.length).toBeGreaterThan(60)
  const outside = dealers.filter(([, , country = '', latitude, longitude]) => {
    const rings = (countryOutlines[country] ?? []).map(positionsOf)
    const crossed = rings.filter((ring) => isInside(ring, [Number(longitude), Number(latitude)]))
    return crossed.length % 2 === 0
  })
  expect(outside.map(([, name]) => name)).toEqual([])
})

/** A line to the west crosses the ring an odd number of times. */
function isInside(ring: readonly Position[], [x, y]: Position): boolean {
  return (
    ring.filter(([x2, y2], index) => {
      const [x1, y1] = ring.at(index - 1) ?? [x2, y2]
      return y1 > y !== y2 > y && ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 < x
    }).length %
      2 ===
    1
  )
}
