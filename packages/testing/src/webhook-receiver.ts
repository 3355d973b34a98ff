import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ReceivedWebhook = {
  headers: IncomingHttpHeaders
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** `fine`: 204. `redirect` leads to a path that would be fine. `silent` never answers, `closes` hangs up. */
export type ReceiverMood = 'fine' | 'broken' | 'silent' | 'closes' | 'redirect'

export type WebhookReceiver = AsyncDisposable & {
  url: string
  received: ReceivedWebhook[]
  /** Every request, also those that were not answered well. */
  requestCount: () => number
  mood: ReceiverMood
  /** Called before it answers. */
  onRequest: (received: ReceivedWebhook) => Promise<unknown>
}

/** Another company's program, as a small server that can misbehave. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  let requestCount = 0
  const server = createServer((request, response) => {
    void (async () => {
      requestCount += 1
      const body = await text(request)
      const webhook = { headers: request.headers, body, event: JSON.parse(body) as ReceivedWebhook['event'] }
      await receiver.onRequest(webhook)
      if (receiver.mood === 'fine' || request.url === '/elsewhere') receiver.received.push(webhook)
      answers[receiver.mood](response)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const receiver: WebhookReceiver = {
    url: `${origin}/hooks`,
    received: [],
    requestCount: () => requestCount,
    mood: 'fine',
    onRequest: () => Promise.resolve(),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

const answers: Record<ReceiverMood, (response: ServerResponse) => void> = {
  fine: (response) => response.writeHead(204).end(),
  broken: (response) => response.writeHead(500).end('no'),
  silent: () => undefined,
  closes: (response) => response.destroy(),
  redirect: (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
}
