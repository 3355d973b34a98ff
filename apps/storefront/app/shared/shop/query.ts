import type { ApiClient } from '@haverhof/api-client'
import { lateApi } from './late-api'
import type { ScopeIds } from './shop'

type QueryKey = ScopeIds & { key: string }
type Flight = { answer: Promise<unknown>; abort: AbortController; members: number }

/** One component's share in a request. */
export type Membership<T> = { answer: Promise<T>; leave: () => void }

const flights = new Map<string, Flight>()

/**
 * Asks, or joins who is asking the same right now; `isFresh` asks in any case. The request is cancelled when the last
 * member leaves before the answer is there.
 */
export function joinQuery<T>(
  { key, siteId, languageId }: QueryKey,
  load: (api: ApiClient) => Promise<T>,
  { isFresh }: { isFresh: boolean },
): Membership<T> {
  const id = `${siteId} ${languageId} ${key}`
  const running = isFresh ? undefined : flights.get(id)
  const flight =
    running ?? startFlight(id, async (signal) => load(await lateApi({ siteId, languageId }, signal)))
  flight.members += 1
  let isMember = true
  return {
    answer: flight.answer as Promise<T>,
    leave: () => {
      if (!isMember) return
      isMember = false
      flight.members -= 1
      if (flight.members === 0) flight.abort.abort()
    },
  }
}

function startFlight(id: string, load: (signal: AbortSignal) => Promise<unknown>): Flight {
  const abort = new AbortController()
  const flight: Flight = { answer: load(abort.signal), abort, members: 0 }
  flights.set(id, flight)
  const land = () => {
    if (flights.get(id) === flight) flights.delete(id)
  }
  // Members get the rejection themselves; a cancelled request rejects no member.
  flight.answer.then(land, land)
  abort.signal.addEventListener('abort', land)
  return flight
}
