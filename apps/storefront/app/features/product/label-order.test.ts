import { expect, test } from 'vitest'
import { inLabelOrder } from './label-order'

test('a label names protein first and what it has of its own last', () => {
  const keys = ['msm', 'moisture', 'crude-fat', 'yeast', 'crude-protein'].map((key) => ({ key }))
  expect(inLabelOrder(keys).map(({ key }) => key)).toEqual([
    'crude-protein',
    'crude-fat',
    'moisture',
    'msm',
    'yeast',
  ])
})
