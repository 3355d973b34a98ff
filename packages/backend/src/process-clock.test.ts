import { HOUR, MINUTE, SECOND } from '@haverhof/domain/shared'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './database/index.ts'
import { createProcessClock } from './process-clock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A process two hours ahead of a database that answers after so long. */
function clockAhead(answerMs: () => number) {
  const began = Date.now()
  const log = pino({ level: 'silent' })
  const warned = vi.spyOn(log, 'warn')
  const rows = async () => {
    vi.advanceTimersByTime(answerMs())
    return [{ now: new Date(Date.now()) }]
  }
  const database = { rows } as unknown as Pick<Database, 'rows'>
  const clock = createProcessClock({ database, log }, () => Date.now() + 2 * HOUR)
  return { clock, warned, began }
}

test('a database that answers too slowly to compare clocks is told of once, and the clock counts as not measured (WORKER-12)', async () => {
  let answerMs = 8 * SECOND
  const { clock, warned } = clockAhead(() => answerMs)
  expect(clock.isMeasured()).toBe(false)
  await clock.measure()
  await clock.measure()
  expect(clock.isMeasured()).toBe(false)
  expect(warned.mock.calls).toEqual([
    [{ seconds: 8 }, 'the clock of this process cannot be compared: the database answers too slowly'],
  ])
  answerMs = 100
  await clock.measure()
  expect(clock.isMeasured()).toBe(true)
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(SECOND)
})

test('what was measured counts for two minutes, while newer answers are too slow (WORKER-12)', async () => {
  let answerMs = 100
  const { clock } = clockAhead(() => answerMs)
  await clock.measure()
  answerMs = 8 * SECOND
  vi.advanceTimersByTime(MINUTE)
  await clock.measure()
  expect(clock.isMeasured()).toBe(true)
  vi.advanceTimersByTime(MINUTE)
  await clock.measure()
  expect(clock.isMeasured()).toBe(false)
})
