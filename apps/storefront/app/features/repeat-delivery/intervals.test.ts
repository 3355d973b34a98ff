import { expect, test } from 'vitest'
import type { CartLine } from '../../shared/cart'
import { intervalsOf } from './intervals'

const line = (productVariantId: number, repeatDays: number | null) =>
  ({ productVariantId, repeatDays }) as CartLine

test('REPEAT-3: one repeat delivery for each interval, the shortest first; what comes once is in none', () => {
  const lines = [line(1, 8), line(2, null), line(3, 4), line(4, 8)]
  expect(
    intervalsOf(lines).map(({ days, lines: own }) => [days, own.map((each) => each.productVariantId)]),
  ).toEqual([
    [4, [3]],
    [8, [1, 4]],
  ])
  expect(intervalsOf([line(2, null)])).toEqual([])
})
