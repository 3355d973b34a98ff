import { expect, test } from 'vitest'
import { alertIsOffered } from './index.ts'

test('STOCK-ALERTS-2: alerts are offered for packs that cannot be had, where the site has the feature', () => {
  const states = ['available', 'low-stock', 'coming-soon', 'sold-out'] as const
  expect(states.filter((state) => alertIsOffered(true, state))).toEqual(['coming-soon', 'sold-out'])
  expect(states.filter((state) => alertIsOffered(false, state))).toEqual([])
})
