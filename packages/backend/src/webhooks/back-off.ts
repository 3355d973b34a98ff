import { DAY, HOUR, MINUTE, SECOND } from '@haverhof/domain/shared'

/** WEBHOOKS-3: how long a delivery waits after each attempt; the last pause repeats. */
const pausesMs = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR]

/** WEBHOOKS-12: an endpoint that fails is left alone for longer and longer, but not so long that its return goes unnoticed. */
const endpointPausesMs = [0, 0, 0, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE]

export const parkedAfterMs = 3 * DAY

/** When a delivery is tried again; null once it has been tried for three days. */
export function nextDelivery(attempts: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= parkedAfterMs) return null
  return new Date(now.getTime() + pauseOf(pausesMs, attempts - 1))
}

/** Until when an endpoint is left alone that has failed so often in a row. */
export function pausedUntil(failures: number, now: Date): Date {
  return new Date(now.getTime() + pauseOf(endpointPausesMs, failures - 1))
}

function pauseOf(pauses: readonly number[], index: number): number {
  return pauses[Math.min(Math.max(index, 0), pauses.length - 1)] ?? MINUTE
}
