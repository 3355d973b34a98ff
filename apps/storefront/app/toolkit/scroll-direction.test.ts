import { expect, test, vi } from 'vitest'
import { directionOf, scrollDirection, watchScrollDirection } from './scroll-direction'

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

test('while the page moves the direction is refreshed every 250 ms (SHELL-4, §9.15)', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const scrollTo = (position: number) => {
    vi.stubGlobal('scrollY', position)
    page.dispatchEvent(new Event('scroll'))
  }
  scrollTo(400)
  const stop = watchScrollDirection(100)
  scrollTo(500)
  vi.advanceTimersByTime(249)
  scrollTo(600)
  expect(scrollDirection.get()).toBe('up')
  vi.advanceTimersByTime(1)
  expect(scrollDirection.get()).toBe('down')
  scrollTo(450)
  vi.advanceTimersByTime(250)
  expect(scrollDirection.get()).toBe('up')
  scrollTo(700)
  stop()
  vi.advanceTimersByTime(1000)
  expect(scrollDirection.get()).toBe('up')
  vi.useRealTimers()
})
