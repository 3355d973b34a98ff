import { expect, it } from 'vitest'
import { roughageTypeOf } from './index.ts'

it('a sample is fed as what it is: hay with little energy counts as poor hay (LABORATORY-11)', () => {
  const energy = (band: number) => [{ code: 'energy-ewpa', band }]
  expect([1, 2, 3, 4, 5].map((band) => roughageTypeOf('hay', energy(band)))).toEqual([
    'poor-hay',
    'poor-hay',
    'hay',
    'hay',
    'hay',
  ])
  expect([roughageTypeOf('silage', energy(1)), roughageTypeOf(null, [])]).toEqual(['haylage', 'hay'])
})
