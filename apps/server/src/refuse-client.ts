import { busyProblem } from '@haverhof/backend/http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** A client that still sends is read for a moment, or it meets a reset instead of the answer. */
const lingeringMs = 2000

/**
 * With the same problem as the API itself (HTTP-17). Past the response: what is made for it in vain finds it gone, as it does when a
 * client has left.
 */
export function tellToComeBack(socket: Duplex): void {
  const { headers, ...problem } = busyProblem
  const body = JSON.stringify({ type: 'about:blank', ...problem })
  const retryAfter = headers['retry-after']
  const type = 'application/problem+json'
  socket.end(
    `${head(503)}Retry-After: ${retryAfter}\r\nCache-Control: no-store\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  setTimeout(() => socket.destroy(), lingeringMs).unref()
}

/** What cannot be read, or did not come in time: as Node refuses it without a listener. */
export function refuseClient(socket: Duplex, code = ''): void {
  socket.write(`${head(statuses[code] ?? 400)}\r\n`)
  socket.destroy()
}

function head(status: number): string {
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`
}

/** What Node calls a request that did not come in time. */
export const slowRequest = 'ERR_HTTP_REQUEST_TIMEOUT'

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  [slowRequest]: 408,
}
