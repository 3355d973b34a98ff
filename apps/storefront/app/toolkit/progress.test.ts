import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress, creep, noProgress } from './progress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the bar creeps forward by random steps every 100 ms (§4.34, §9.22)', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(99)
  expect(progress.store.get().percent).toBe(0)
  vi.advanceTimersByTime(1)
  expect(progress.store.get().percent).toBeCloseTo(100 / 30)
  random.mockRestore()
})

test('the default duration is 3000 ms: thirty steps at the even pace (§4.34, §9.22)', () => {
  let percent = 0
  let steps = 0
  while (percent < 100) {
    percent = creep(percent, 0.5)
    steps += 1
  }
  // The last steps are saved: past 95 percent it completes.
  expect(steps).toBe(29)
})

test('the bar completes once past 95 percent (§4.34, §9.22)', () => {
  expect(creep(94.9, 0)).toBe(94.9)
  expect(creep(95, 0)).toBe(95)
  expect(creep(95, 0.01)).toBe(100)
})

test('the bar hides 500 ms after finishing and its percentage resets 200 ms later (§4.36, §9.22)', () => {
  const progress = createProgress()
  progress.start()
  progress.finish()
  expect(progress.store.get()).toEqual({ percent: 100, visible: true, failed: false })
  vi.advanceTimersByTime(499)
  expect(progress.store.get().visible).toBe(true)
  vi.advanceTimersByTime(1)
  expect(progress.store.get()).toEqual({ percent: 100, visible: false, failed: false })
  vi.advanceTimersByTime(199)
  expect(progress.store.get().percent).toBe(100)
  vi.advanceTimersByTime(1)
  expect(progress.store.get()).toEqual(noProgress)
})

test('a failure turns the bar to the failure colour (§4.35)', () => {
  const progress = createProgress()
  progress.start()
  progress.fail()
  expect(progress.store.get()).toEqual({ percent: 100, visible: true, failed: true })
})

test('after a failure too it hides 500 ms later and resets 200 ms after that (SHELL-8, SHELL-31)', () => {
  const progress = createProgress()
  progress.start()
  progress.fail()
  vi.advanceTimersByTime(499)
  expect(progress.store.get()).toEqual({ percent: 100, visible: true, failed: true })
  vi.advanceTimersByTime(1)
  expect(progress.store.get()).toEqual({ percent: 100, visible: false, failed: true })
  vi.advanceTimersByTime(199)
  expect(progress.store.get().percent).toBe(100)
  vi.advanceTimersByTime(1)
  expect(progress.store.get()).toEqual(noProgress)
})

test('starting again while the bar leaves starts from nothing', () => {
  const progress = createProgress()
  progress.start()
  progress.finish()
  vi.advanceTimersByTime(550)
  progress.start()
  vi.advanceTimersByTime(90)
  expect(progress.store.get()).toEqual({ percent: 0, visible: true, failed: false })
})
