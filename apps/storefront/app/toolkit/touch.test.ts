import { expect, test } from 'vitest'
import { gestureOf } from './touch'

const start = { x: 100, y: 100, atMs: 0 }

test('a touch that strays at most 10 px is a tap (§9.16)', () => {
  expect(gestureOf(start, { x: 110, y: 95, atMs: 120 })).toBe('tap')
  expect(gestureOf(start, { x: 111, y: 100, atMs: 120 })).toBe('none')
})

test('a tap of 400 ms is a long tap (§9.16)', () => {
  expect(gestureOf(start, { x: 100, y: 100, atMs: 399 })).toBe('tap')
  expect(gestureOf(start, { x: 100, y: 100, atMs: 400 })).toBe('long-tap')
})

test('a move of 30 px is a swipe in its main direction (§9.16)', () => {
  expect(gestureOf(start, { x: 71, y: 100, atMs: 90 })).toBe('none')
  expect(gestureOf(start, { x: 70, y: 110, atMs: 90 })).toBe('swipe-left')
  expect(gestureOf(start, { x: 140, y: 110, atMs: 90 })).toBe('swipe-right')
  expect(gestureOf(start, { x: 110, y: 20, atMs: 90 })).toBe('swipe-up')
  expect(gestureOf(start, { x: 110, y: 180, atMs: 90 })).toBe('swipe-down')
})
