import { MINUTE, SECOND } from '@haverhof/domain/shared'
import { errorMet, type ErrorMet, errorReportEnded } from '../observability/index.ts'
import { createDelivery } from './deliver.ts'
import type { Destination } from './dsn.ts'
import { envelopeOf, eventOf, fingerprintOf, type Release } from './event.ts'

/** The tenth of the same trouble within a minute says nothing new. */
const mostAlike = 10
const mostKinds = 500
const longestEndMs = 2 * SECOND

type Options = Release & { destination: Destination; timeoutMs?: number }

/** Reports every unexpected error until it is disposed (OBSERVABILITY-6). */
export function reportErrors({ destination, timeoutMs, ...release }: Options): AsyncDisposable {
  const delivery = createDelivery(destination, timeoutMs === undefined ? {} : { timeoutMs })
  const isNew = seldomAlike()
  const end = errorMet.subscribe((met: ErrorMet) => {
    const event = eventOf(met, release)
    if (isNew(fingerprintOf(event))) delivery.add(envelopeOf(event))
    else errorReportEnded.publish({ outcome: 'dropped' })
  })
  process.on('uncaughtException', endProcess)

  /** Ends the process as Node does on an uncaught error, after the report. */
  function endProcess(error: unknown, origin: string): void {
    process.stderr.write(`${(error as Error | null)?.stack ?? String(error)}\n`)
    errorMet.publish({ kind: 'process', name: origin, error })
    void delivery.flush(longestEndMs).then(() => process.exit(1))
  }

  return {
    [Symbol.asyncDispose]: async () => {
      end()
      process.off('uncaughtException', endProcess)
      await delivery.flush(longestEndMs)
    },
  }
}

function seldomAlike(): (fingerprint: string) => boolean {
  let seen = new Map<string, number>()
  let until = 0
  return (fingerprint) => {
    if (performance.now() >= until) {
      seen = new Map()
      until = performance.now() + MINUTE
    }
    const times = (seen.get(fingerprint) ?? 0) + 1
    if (seen.size >= mostKinds && times === 1) return false
    seen.set(fingerprint, times)
    return times <= mostAlike
  }
}
