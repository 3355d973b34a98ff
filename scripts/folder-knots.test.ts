import { expect, test } from 'vitest'
import { folderKnots } from './folder-knots.ts'

const arrow = (from: string, to: string) => ({ from, to })

test('folders that need each other by different files are a knot', () => {
  const there = arrow('shop/cart/lines/add.ts', 'shop/cart/store/read.ts')
  const back = arrow('shop/cart/store/change.ts', 'shop/cart/lines/limits.ts')
  const [knot, ...others] = folderKnots([there, back])
  expect(knot?.entries.toSorted()).toEqual(['shop/cart/lines', 'shop/cart/store'])
  expect(knot?.arrows).toHaveLength(2)
  expect(others).toEqual([])
})

test('a knot of three folders is found, and what only leads there is no part of it', () => {
  const circle = [arrow('a/x.ts', 'b/x.ts'), arrow('b/y.ts', 'c/x.ts'), arrow('c/y.ts', 'a/y.ts')]
  const knots = folderKnots([...circle, arrow('d/x.ts', 'a/x.ts')])
  expect(knots.map(({ entries }) => entries.toSorted())).toEqual([['a', 'b', 'c']])
})

test('one way is no knot, and neither is a file that a folder beside it needs', () => {
  const oneWay = [arrow('cart/routes.ts', 'cart/lines/add.ts'), arrow('cart/lines/add.ts', 'cart/call.ts')]
  expect(folderKnots(oneWay)).toEqual([])
})
