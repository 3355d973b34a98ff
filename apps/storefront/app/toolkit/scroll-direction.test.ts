import { expect, test } from 'vitest'
import { directionOf } from './scroll-direction'

test('moving down hides and moving up shows', () => {
  expect(directionOf(400, 500, 'up', 100)).toBe('down')
  expect(directionOf(500, 400, 'down', 100)).toBe('up')
})

test('at the top of the page it always counts as up', () => {
  expect(directionOf(0, 90, 'down', 100)).toBe('up')
})

test('trembling changes nothing', () => {
  expect(directionOf(500, 504, 'up', 100)).toBe('up')
  expect(directionOf(500, 496, 'down', 100)).toBe('down')
})
