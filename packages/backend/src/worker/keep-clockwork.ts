import { SECOND } from '@haverhof/domain/shared'
import { setTimeout } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import type { RunStatement } from '../database/index.ts'
import { addDueJobs, beat, endHeartbeat, giveBackJobs } from '../jobs/index.ts'

const everyMs = 10 * SECOND
/** After an outage everybody has had the time to say that they live (WORKER-7). */
const beatsBeforeGivingBack = 3

type Clockwork = { context: AppContext; rows: RunStatement; queueIds: readonly string[] }

/**
 * Every ten seconds says that its queue lives, queues what is due and gives back what dead queues left behind (WORKER-6,
 * WORKER-7).
 */
export function keepClockwork(clockwork: Clockwork): AsyncDisposable {
  const { rows, queueIds, context } = clockwork
  const ending = new AbortController()
  const keeping = keep()

  async function keep(): Promise<void> {
    let beats = 0
    while (!ending.signal.aborted) {
      try {
        await tick(clockwork, beats)
        beats += 1
      } catch (error) {
        // One line for an outage, however long it lasts.
        if (beats > 0) context.log.warn({ err: error }, 'recurring work could not be looked at')
        beats = 0
      }
      await setTimeout(everyMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  return {
    [Symbol.asyncDispose]: async () => {
      ending.abort()
      await keeping
      await endHeartbeat(rows, queueIds).catch(() => undefined)
    },
  }
}

async function tick({ context, rows, queueIds }: Clockwork, beats: number): Promise<void> {
  await beat(rows, queueIds)
  if (context.stopping.aborted) return
  if (await isClockKnown(context)) await queueDue({ context, rows })
  const jobs = beats < beatsBeforeGivingBack ? 0 : await giveBackJobs(rows)
  if (jobs > 0) context.log.warn({ jobs }, 'jobs of a worker that is gone were given back')
}

/** A process that does not know what time it is queues nothing that it would not do (WORKER-6). */
async function isClockKnown({ clock }: AppContext): Promise<boolean> {
  if (!clock.isMeasured()) await clock.measure().catch(() => undefined)
  return clock.isMeasured()
}

async function queueDue({ context, rows }: Pick<Clockwork, 'context' | 'rows'>): Promise<void> {
  const takenBack = (await addDueJobs(rows)).filter(({ isTakenBack }) => isTakenBack)
  if (takenBack.length > 0)
    context.log.warn(
      { jobs: takenBack.map(({ job }) => job) },
      'recurring work lay in the future and was taken back',
    )
}
