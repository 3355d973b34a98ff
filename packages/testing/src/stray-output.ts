import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A stray console.error or warning is a failure that nobody looked at. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const stray = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls)
  vi.restoreAllMocks()
  expect(stray, 'nothing is written to console.error or console.warn').toEqual([])
})
