import type { AppContext } from '@haverhof/backend'
import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { isEventStream } from './event-streams.ts'
import { refuseClient, slowRequest, tellToComeBack } from './refuse-client.ts'

type Bounds = { lookEveryMs: number; slowestMs: number; answerMs: number }
type Log = AppContext['log']

/**
 * Who reads nothing is cut off, and so is who does not send what was begun (HTTP-14, HTTP-17). Where the process itself had
 * no time to read or to answer, the client is told to come back instead: 503 with `Retry-After`, never a connection that just
 * ends.
 */
export function watchSlowClients(server: Server, log: Log, bounds: Bounds): void {
  const { answerMs } = bounds
  const wasLate = lateness(server, bounds)
  const last = new WeakMap<Duplex, ServerResponse>()
  const pipelining = new WeakSet<Duplex>()
  server.prependListener('request', (request, response) => {
    const { socket } = request
    const askedAt = performance.now()
    const before = last.get(socket)
    if (before && !before.writableFinished) pipelining.add(socket)
    last.set(socket, response)
    response.once('finish', () => {
      // No browser and no proxy asks for the next page before it has the last one, so no other answer waits here.
      if (pipelining.has(socket) && last.get(socket) === response) socket.destroySoon()
    })
    response.on('timeout', () => {
      if (response.headersSent) {
        // A stream that has nothing to say has a reader all the same (EVENTS-2).
        const isQuiet = socket.writableLength === 0 && isEventStream(request.url ?? '')
        if (!isQuiet) socket.destroy()
        return undefined
      }
      if (!request.complete) return refuseClient(socket, slowRequest)
      const leftMs = answerMs - (performance.now() - askedAt)
      if (leftMs > 0) return void socket.setTimeout(Math.ceil(leftMs))
      log.warn({ requestId: response.getHeader('x-request-id') }, 'an answer took too long')
      return tellToComeBack(socket)
    })
  })
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    const isAnswered = last.get(socket)?.headersSent && !last.get(socket)?.writableFinished
    if (isAnswered || !socket.writable) return void socket.destroy()
    if (code !== slowRequest || !wasLate()) return refuseClient(socket, code)
    log.info('a request could not be read in time')
    return tellToComeBack(socket)
  })
}

/** Whether the process came to look at itself much later than it wanted to, within the time that a client has. */
function lateness(server: Server, { lookEveryMs, slowestMs }: Bounds): () => boolean {
  let looked = performance.now()
  let late = -Infinity
  const look = () => {
    const now = performance.now()
    if (now - looked > 2 * lookEveryMs) late = now
    looked = now
  }
  const looking = setInterval(look, lookEveryMs).unref()
  server.once('close', () => clearInterval(looking))
  return () => {
    look()
    return performance.now() - late < slowestMs
  }
}
