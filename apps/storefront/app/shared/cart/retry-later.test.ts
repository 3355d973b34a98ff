import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartState } from './cart-state'
import { retryLater } from './retry-later'

const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function failing() {
  let phase: CartState['phase'] = 'failed'
  let tries = 0
  const watch = retryLater(
    () => phase,
    () => {
      tries += 1
      watch()
    },
  )
  watch()
  return {
    tries: () => tries,
    is: (next: CartState['phase']) => {
      phase = next
      watch()
    },
  }
}

test('a cart that cannot be read is tried again, ever more seldom (CART-PAGES-27)', () => {
  const cart = failing()
  const after = [5, 15, 60, 300, 3600].map((seconds) => {
    vi.advanceTimersByTime(seconds * 1000)
    return cart.tries()
  })
  expect(after).toEqual([1, 2, 3, 4, 4])
})

test('it is tried at once when the connection is back', () => {
  const cart = failing()
  listeners.get('online')?.()
  expect(cart.tries()).toBe(1)
})

test('a cart that can be read is left alone, and counts anew when it fails again', () => {
  const cart = failing()
  vi.advanceTimersByTime(5000)
  cart.is('ready')
  vi.advanceTimersByTime(3_600_000)
  expect(cart.tries()).toBe(1)
  cart.is('failed')
  vi.advanceTimersByTime(5000)
  expect(cart.tries()).toBe(2)
})
