import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './late-triggers'

/** A browser that is never idle: it calls back when the time is up. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (then: () => void, { timeout }: { timeout: number }) =>
    setTimeout(then, timeout),
  )
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => void vi.useRealTimers())

test('what waits for a quiet moment hydrates after 2000 ms at the latest (SHELL-10, §9.17)', () => {
  const live = vi.fn<() => void>()
  whenIdle(live)
  vi.advanceTimersByTime(1999)
  expect(live).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(live).toHaveBeenCalledOnce()
})

test('and not at all once it is called off', () => {
  const live = vi.fn<() => void>()
  whenIdle(live)()
  vi.advanceTimersByTime(5000)
  expect(live).not.toHaveBeenCalled()
})
