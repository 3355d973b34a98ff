import type { TestShop } from '@haverhof/testing'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { expect } from 'vitest'
import { createAdmission } from './admission.ts'
import { closeServer } from './close-server.ts'
import { createEventStreams } from './event-streams.ts'
import { createHealth } from './health.ts'
import { createHttpServer } from './http-server.ts'
import type { Shop } from './shop.ts'

export const large = Buffer.alloc(64 * 1024 * 1024)
const page = 'x'.repeat(72_000)

type Options = Parameters<typeof createHttpServer>[1] & {
  most?: number
  mostWaiting?: number
  mostUnread?: number
}

/** The real server on a real port, around calls of the API that last as long as the test wants: `/slow` until `release`. */
export async function serve(
  backend: TestShop,
  { most = 32, mostWaiting = 160, mostUnread = 256, ...limits }: Options = {},
) {
  const slow = Promise.withResolvers<void>()
  const health = createHealth(backend.app)
  health.becomeReady()
  const api = {
    fetch: async (request: Request) => {
      if (request.url.endsWith('/slow')) await slow.promise
      if (request.method === 'POST') await request.text()
      if (request.url.endsWith('/page')) return new Response(page)
      return new Response(request.url.endsWith('/large') ? large : 'answered')
    },
  }
  // Says one thing and nothing more until `release`, as a stream does between two beats.
  const events = async () => {
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from('said'))
        await slow.promise
        controller.enqueue(Buffer.from('again'))
        controller.close()
      },
    })
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
  }
  const parts = {
    api,
    staffApi: () => ({ fetch: events }),
    eventStreams: createEventStreams(),
    health,
    context: backend.context,
    admission: createAdmission({ most, mostWaiting, mostUnread, refusalMs: 50 }),
    staffAdmission: createAdmission(),
    staticFiles: { find: () => undefined },
  }
  const server = createHttpServer(parts as unknown as Shop, limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let closing: Promise<void> | undefined
  const close = () => (closing ??= closeServer(server))
  return {
    server,
    port,
    health,
    close,
    release: () => slow.resolve(),
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    [Symbol.asyncDispose]: () => {
      slow.resolve()
      server.closeAllConnections()
      return close()
    },
  }
}

/** A client that sends what it likes and notes what it hears. */
export function open(
  port: number,
  text: string,
): { socket: Socket; heard: () => string; ended: Promise<unknown> } {
  let heard = ''
  const socket = connect(port, '127.0.0.1', () => void socket.write(text.replaceAll('\n', '\r\n')))
  socket.setEncoding('latin1').on('data', (part: string) => (heard += part))
  socket.on('error', () => undefined)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  return { socket, heard: () => heard, ended }
}

export async function say(port: number, text: string): Promise<string> {
  const { socket, heard } = open(port, text)
  await expect.poll(heard).toMatch(/\r\n\r\n./s)
  socket.destroy()
  return heard()
}

export const get = (path: string) => `GET ${path} HTTP/1.1\nHost: haverhof.nl\n\n`
