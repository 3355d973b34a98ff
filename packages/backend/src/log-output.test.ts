import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherLines } from './log-output.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function sinkOf(written: string[]) {
  return { write: (text: string) => written.push(text), flushSync: () => undefined }
}

test('lines that come together are written together, within a fifth of a second', () => {
  const written: string[] = []
  const output = gatherLines(sinkOf(written))
  output.write('one\n')
  output.write('two\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(200)
  expect(written).toEqual(['one\ntwo\n'])
  output.write('three\n')
  vi.advanceTimersByTime(200)
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('many lines do not wait', () => {
  const written: string[] = []
  const output = gatherLines(sinkOf(written))
  for (let line = 0; line < 400; line += 1) output.write(`${'x'.repeat(99)}\n`)
  output.flush()
  expect(written.length).toBe(2)
  expect(written.join('')).toHaveLength(40_000)
})

test('what is left is written when the process ends, before the sink is told to finish', () => {
  const calls: string[] = []
  const output = gatherLines({
    write: (text: string) => calls.push(text),
    flushSync: () => calls.push('finished'),
  })
  output.write('last\n')
  const [farewell] = process.listeners('exit')
  farewell?.(0)
  expect(calls).toEqual(['last\n', 'finished'])
})
