import { vi } from 'vitest'

const times = 20

/**
 * Until the end of the test, time limits of calls to others pass twenty times
 * as fast. Answers with those that were set, as they were meant.
 */
export function hastenTimeLimits(): readonly number[] {
  const meant: number[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    meant.push(ms)
    return timeout(ms / times)
  })
  return meant
}
