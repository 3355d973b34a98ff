import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { readMinuteWorkAge } from '../jobs/index.ts'

const longestSeconds = 180

type Watched = Pick<AppContext, 'clock' | 'database' | 'log'>

/** WORKER-6, WORKER-9: in every process, whether it has a worker or not: each minute compares its clock and looks whether the minute's work ends. */
export function watchClockwork(context: Watched): Disposable {
  const look = lateWorkReporter(context)
  const watch = async () => {
    try {
      await context.clock.measure()
      await look()
    } catch (error) {
      context.log.warn({ err: error }, 'the clock of the database cannot be asked')
    }
  }
  void watch()
  const watching = setInterval(() => void watch(), MINUTE).unref()
  return { [Symbol.dispose]: () => clearInterval(watching) }
}

/** WORKER-9: one error when the work of every minute has not ended for three, whatever the cause, and none more until it has. */
export function lateWorkReporter({
  database,
  log,
}: Pick<AppContext, 'database' | 'log'>): () => Promise<void> {
  const started = performance.now()
  let isReported = false
  return async () => {
    const seconds = (await readMinuteWorkAge(database)) ?? (performance.now() - started) / 1000
    const isLate = seconds > longestSeconds
    if (isLate && !isReported)
      log.error({ seconds: Math.round(seconds) }, 'the work of every minute does not end')
    isReported = isLate
  }
}
