import { MINUTE, SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { beginMinuteAlarm, endMinuteAlarm, readMinuteWork } from '../jobs/index.ts'

const longestSeconds = 180

type Watched = Pick<AppContext, 'clock' | 'database' | 'log'>

/**
 * In every process, whether it has a worker or not: each
 * minute compares its clock and looks whether the minute's work ends (WORKER-6, WORKER-9).
 */
export function watchClockwork(context: Watched): Disposable {
  const look = lateWorkReporter(context)
  const measure = () =>
    context.clock
      .measure()
      .catch((err: unknown) => context.log.warn({ err }, 'the clock of the database cannot be asked'))
  // Neither waits for the other: what keeps one from its end is no reason to leave the other out.
  const watch = () => void Promise.all([measure(), look()])
  watch()
  const watching = setInterval(watch, MINUTE).unref()
  return { [Symbol.dispose]: () => clearInterval(watching) }
}

/**
 * One error of one process when the work of every minute has not ended for three, whatever the cause, and none more until
 * it has (WORKER-9). While the database keeps nothing, or is away, each process tells of it by itself.
 */
export function lateWorkReporter({
  database,
  log,
}: Pick<AppContext, 'database' | 'log'>): () => Promise<void> {
  const started = performance.now()
  let answeredAt = started
  let hasTold = false

  function tell(details: { seconds: number; err?: unknown }): void {
    hasTold = true
    log.error({ ...details, seconds: Math.round(details.seconds) }, 'the work of every minute does not end')
  }

  async function look(): Promise<void> {
    const { seconds, hasNeverEnded, isTold } = await readMinuteWork(database, secondsSince(started))
    answeredAt = performance.now()
    if (seconds > longestSeconds) {
      if (!hasTold && (await beginMinuteAlarm(database).catch(() => true))) tell({ seconds })
      return
    }
    hasTold = false
    if (isTold && !hasNeverEnded) await endMinuteAlarm(database)
  }

  return () =>
    look().catch((err: unknown) => {
      const seconds = secondsSince(answeredAt)
      if (seconds > longestSeconds && !hasTold) tell({ seconds, err })
      else log.warn({ err }, 'cannot check whether the work of every minute ends')
    })
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / SECOND
}
