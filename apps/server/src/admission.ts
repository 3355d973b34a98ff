import type { Places } from '@haverhof/backend/metrics'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Bounds = { most: number; mostWaiting: number; refusalMs?: number; mostUnread?: number }
type Waiting = { request: IncomingMessage; response: ServerResponse; begin: () => void }

/** More at once would only share the same processor; who waits here waits for about a second at most. */
const defaults: Bounds = { most: 32, mostWaiting: 160 }

/**
 * Of what costs the processor something, so many requests are answered at once and so many wait; one more is told to come
 * back (HTTP-13). Without it a crowd is answered so slowly that every request times out, and health checks last.
 */
export function createAdmission({
  most,
  mostWaiting,
  refusalMs = 1000,
  mostUnread = 256,
}: Bounds = defaults) {
  const running = new Set<IncomingMessage>()
  const unread = new Set<IncomingMessage>()
  const waiting: Waiting[] = []

  /**
   * Who is still sending or does not read takes no place: else a few slow
   * clients would keep everybody out. Answers take memory, though.
   */
  function placesTaken(): number {
    let busy = Math.max(0, unread.size - mostUnread)
    for (const request of running) if (request.complete) busy += 1
    return busy
  }

  function hasPlace(): boolean {
    return placesTaken() < most
  }

  function admitNext(): void {
    while (waiting.length > 0 && hasPlace()) {
      const next = waiting.shift()
      if (next && !next.response.destroyed) start(next)
    }
  }

  function start({ request, response, begin }: Waiting): void {
    running.add(request)
    response.once('close', () => {
      running.delete(request)
      unread.delete(request)
      admitNext()
    })
    begin()
  }

  return {
    /** Its answer is complete: an unread one is no work. */
    leave(request: IncomingMessage): void {
      if (!running.delete(request)) return
      unread.add(request)
      admitNext()
    },
    /** Gauges of running and queued requests for `/metrics` (OBSERVABILITY-3). */
    places: (): Places => ({ running: placesTaken(), waiting: waiting.length }),
    /** Resolves with true when it is this request's turn, and with false when there are too many before it. */
    admit(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      return new Promise((resolve) => {
        const entry = { request, response, begin: () => resolve(true) }
        if (waiting.length === 0 && hasPlace()) start(entry)
        else if (waiting.length < mostWaiting) waiting.push(entry)
        // Refused at once, many would ask again at once: saying no to them would leave no time for the others.
        else setTimeout(resolve, refusalMs, false)
      })
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>
