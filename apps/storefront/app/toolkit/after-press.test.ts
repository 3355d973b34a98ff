import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const listeners = new Map<string, () => void>()
const hear = (name: string) => listeners.get(name)?.()
let afterPress: (work: () => void) => void

beforeAll(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.resetModules()
  ;({ afterPress } = await import('./after-press'))
})
beforeEach(() => {
  hear('pointercancel')
  vi.runAllTimers()
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without a press work is done at once (SHELL-20)', () => {
  const work = vi.fn<() => void>()
  afterPress(work)
  expect(work).toHaveBeenCalledOnce()
})

test('during a press it waits for the click that follows the release (SHELL-20)', () => {
  const work = vi.fn<() => void>()
  hear('pointerdown')
  hear('mousedown')
  afterPress(work)
  vi.advanceTimersByTime(5000)
  expect(work).not.toHaveBeenCalled()
  hear('pointerup')
  hear('mouseup')
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

test('the second press of a finger, as a mouse, is part of the first (SHELL-20)', () => {
  const work = vi.fn<() => void>()
  hear('pointerdown')
  hear('pointerup')
  hear('mousedown')
  afterPress(work)
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  hear('mouseup')
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
