import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import type { Socket } from 'node:net'

type Limits = { connectMs: number; answerMs: number }

const limited = new Set<string>()

/** The published client sets no time limits and takes none, so they are set on the requests it makes to this host. */
export function limitRequests({ host }: URL, { connectMs, answerMs }: Limits): void {
  if (limited.has(host)) return
  limited.add(host)
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest }
    if (request.getHeader('host') !== host) return
    const connecting = setTimeout(() => request.destroy(new Error('connecting took too long')), connectMs)
    const answering = setTimeout(() => request.destroy(new Error('the answer took too long')), answerMs)
    const whenConnected = (socket: Socket) => {
      if (socket.connecting) socket.once('connect', () => clearTimeout(connecting))
      else clearTimeout(connecting)
    }
    if (request.socket) whenConnected(request.socket)
    else request.once('socket', whenConnected)
    request.once('close', () => {
      clearTimeout(connecting)
      clearTimeout(answering)
    })
  })
}
