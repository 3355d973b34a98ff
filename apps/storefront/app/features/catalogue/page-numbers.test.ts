import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers'

test('few pages are all linked', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
})

test('many pages leave a gap on either side of the current one', () => {
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
})

test('a gap of one page is that page', () => {
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
})

test('a page past the last shows the links there are', () => {
  expect(pageNumbers(9, 3)).toEqual([1, 2, 3])
})
