import { MINUTE, SECOND } from '@haverhof/domain/shared'
import type { Logger } from 'pino'
import { type Database, type NoValues, statement } from './database/index.ts'
import { clockMeasured } from './observability/index.ts'

/** A clock that is off by more is wrong; less is what any two machines differ by. */
export const wrongClockMs = 10 * SECOND
/** An answer that took longer says nothing exact about when it was given. */
const slowestAnswerMs = 5 * SECOND
/** For how long a comparison counts: two of the watch, which compares each minute. */
const countsForMs = 2 * MINUTE

/** The time as this process tells it; PostgreSQL's, when its own clock is wrong (WORKER-11). */
export type ProcessClock = {
  now: () => Date
  /** Asks PostgreSQL what time it is. A wrong clock is told of once, and again when it is right. */
  measure: () => Promise<void>
  /** Whether that was possible lately. Where it was not, this clock is unproven, and recurring work is left to other processes. */
  isMeasured: () => boolean
}

type Needs = { database: Pick<Database, 'rows'>; log: Logger }

export function createProcessClock({ database, log }: Needs, ownTime = Date.now): ProcessClock {
  let correctionMs = 0
  let measuredAt = -Infinity
  let isSlow = false

  function follow(offsetMs: number): void {
    clockMeasured.publish({ offsetMs, isWrong: Math.abs(offsetMs) > wrongClockMs })
    const wasWrong = correctionMs !== 0
    correctionMs = Math.abs(offsetMs) > wrongClockMs ? offsetMs : 0
    const offsetSeconds = Math.round(offsetMs / SECOND)
    if (correctionMs !== 0 && !wasWrong)
      log.warn({ offsetSeconds }, 'the clock of this process is wrong, the time of the database is used')
    if (correctionMs === 0 && wasWrong)
      log.info({ offsetSeconds }, 'the clock of this process is right again')
  }

  function tellSlow(tookMs: number): void {
    if (!isSlow)
      log.warn(
        { seconds: Math.round(tookMs / SECOND) },
        'the clock of this process cannot be compared: the database answers too slowly',
      )
    isSlow = true
  }

  return {
    now: () => new Date(ownTime() - correctionMs),
    isMeasured: () => performance.now() - measuredAt < countsForMs,
    measure: async () => {
      const askedAt = performance.now()
      const [answer] = await database.rows(databaseTime)
      const tookMs = performance.now() - askedAt
      if (!answer || tookMs >= slowestAnswerMs) return tellSlow(tookMs)
      isSlow = false
      measuredAt = askedAt
      follow(ownTime() - tookMs / 2 - answer.now.getTime())
    },
  }
}

/** The clock of a test, which moves it: nothing puts it right. */
export function movedClock(now: () => Date): ProcessClock {
  return { now, measure: async () => undefined, isMeasured: () => true }
}

const databaseTime = statement<NoValues, { now: Date }>('clock-of-database', 'select clock_timestamp() now')
