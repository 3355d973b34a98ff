import { expect, test } from 'vitest'
import { shownPages } from './pagination'

test('a short list shows all its pages', () => {
  expect(shownPages(2, 4)).toEqual([1, 2, 3, 4])
})

test('a long list leaves pages out on both sides of the current one', () => {
  expect(shownPages(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
})

test('a gap of a single page shows that page', () => {
  expect(shownPages(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
})
