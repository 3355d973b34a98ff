import { expect, test } from 'vitest'
import { chartPoints } from './weight-chart'

const size = { width: 100, height: 50 }

test('HORSES-4: the line of weights goes from the oldest to the newest, the lightest at its foot', () => {
  const weights = [
    { weighedOn: '2026-11-11', weightKg: 570 },
    { weighedOn: '2026-11-06', weightKg: 560 },
    { weighedOn: '2026-11-01', weightKg: 550 },
  ]
  expect(chartPoints(weights, size).map(({ x, y }) => [x, y])).toEqual([
    [0, 50],
    [50, 25],
    [100, 0],
  ])
  expect(chartPoints(weights.slice(0, 1), size)).toMatchObject([{ x: 50, y: 25 }])
})
