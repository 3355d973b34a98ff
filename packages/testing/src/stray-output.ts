import { afterEach, beforeEach, vi } from 'vitest'

/** A stray console.error or warning is an unnoticed failure. */
const loud = ['error', 'warn'] as const
const stray: unknown[][] = []

beforeEach(() => {
  stray.length = 0
  for (const level of loud) vi.spyOn(console, level).mockImplementation((...words) => void stray.push(words))
})

afterEach(() => {
  for (const level of loud) vi.mocked(console[level]).mockRestore()
  if (stray.length > 0)
    throw new Error(`The test wrote to the console: ${stray.flat().map(String).join(' ')}`)
})
