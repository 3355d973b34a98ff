import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status: number; headers?: Record<string, string> } | 'silence'

export type TestSentry = AsyncDisposable & {
  dsn: string
  port: number
  /** What was taken: the third line of each envelope. */
  events: Record<string, unknown>[]
  /** Everything that came, taken or not. */
  asked: { at: number; path: string; auth: string; body: string }[]
  /** How it behaves from now on. */
  answer: Answer
}

/** A small server that speaks the protocol of Sentry and can misbehave. */
export async function startTestSentry({ port = 0 } = {}): Promise<TestSentry> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString()
      const auth = String(request.headers['x-sentry-auth'])
      sentry.asked.push({ at: performance.now(), path: request.url ?? '', auth, body })
      const { answer } = sentry
      if (answer === 'silence') return
      if (answer.status === 200) sentry.events.push(JSON.parse(body.split('\n')[2] ?? '') as never)
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const open = (server.address() as AddressInfo).port
  const sentry: TestSentry = {
    dsn: `http://abc123@127.0.0.1:${open}/prefix/7`,
    port: open,
    events: [],
    asked: [],
    answer: { status: 200 },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return sentry
}
