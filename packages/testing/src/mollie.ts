import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { MollieAnswer } from './mollie/answer.ts'
import { createMollieBooks } from './mollie/books.ts'
import type { MollieBooks, MollieStatus } from './mollie/records.ts'

/**
 * How the server behaves from now on. `slow`: it takes two seconds. `cut`: it does what was asked and then hangs up
 * without an answer. `late`: it hangs up on changes, and makes them only when it is told to catch up.
 */
export type MollieMood = 'well' | 'slow' | 'failing' | 'failing-once' | 'silent' | 'cut' | 'late'

export type TestMollie = AsyncDisposable &
  Omit<MollieBooks, 'perform'> & {
    url: string
    mood: MollieMood
    /** How many requests have arrived. */
    requestCount: () => number
    /** A first payment that is paid makes its mandate count, one that comes to nothing makes it void. */
    setStatus: (id: string, status: MollieStatus) => void
    /** The payer's bank takes back all of a payment, or so much of it; it stays paid. */
    chargeBack: (id: string, value?: string) => void
    /** Makes the changes that arrived in the mood `late`. */
    catchUp: () => void
    /** Posts the id of a payment to the address it was made with, so many times at once; Mollie does it twice now and then. */
    tell: (id: string, times?: number) => Promise<number[]>
  }

const folder = path.join(import.meta.dirname, 'mollie')

/** A server that speaks as much of Mollie's API v2 as the shop uses, with its idempotency keys, over TLS. */
export async function startTestMollie(): Promise<TestMollie> {
  const books = createMollieBooks()
  const { perform, ...records } = books
  let requests = 0
  const late: (() => unknown)[] = []
  const server = createServer({
    key: readFileSync(path.join(folder, 'key.pem')),
    cert: readFileSync(path.join(folder, 'certificate.pem')),
  })
  const mollie: TestMollie = {
    url: '',
    mood: 'well',
    ...records,
    requestCount: () => requests,
    catchUp: () => {
      for (const each of late.splice(0)) each()
    },
    ...bankOf(books),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1
    // Who has seen a request arrive may change the mood: it holds for the next one.
    const { mood } = mollie
    if (mood === 'failing-once') mollie.mood = 'well'
    const body = await bodyOf(request)
    if (mood === 'silent') return
    if (mood === 'slow') await setTimeout(2000)
    if (mood === 'failing' || mood === 'failing-once')
      return send(response, { status: 503, body: { status: 503, title: 'Unavailable' } })
    const key = String(request.headers['idempotency-key'] ?? '')
    const call = { method: request.method ?? 'GET', url: request.url ?? '/', body, key }
    if (mood === 'late' && call.method !== 'GET') {
      late.push(() => perform(call))
      request.socket.destroy()
      return
    }
    const result = perform(call)
    if (mood === 'cut') request.socket.destroy()
    else send(response, result)
  }

  server.on('request', (request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  mollie.url = `https://localhost:${(server.address() as AddressInfo).port}/v2/`
  return mollie
}

/** What happens at banks, and that Mollie says so. */
function bankOf({ payments, mandates }: MollieBooks): Pick<TestMollie, 'setStatus' | 'chargeBack' | 'tell'> {
  return {
    setStatus: (id, status) => {
      const payment = payments.get(id)
      if (!payment) return
      payment.status = status
      const mandate = payment.sequenceType === 'first' && mandates.get(payment.mandateId ?? '')
      if (mandate && mandate.status === 'pending') mandate.status = status === 'paid' ? 'valid' : 'invalid'
    },
    chargeBack: (id, value) => {
      const payment = payments.get(id)
      if (payment) payment.amountChargedBack = { ...payment.amount, ...(value && { value }) }
    },
    tell: (id, times = 1) => {
      const url = String(payments.get(id)?.sent['webhookUrl'])
      return Promise.all(
        Array.from({ length: times }, async () => {
          const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ id }) })
          return response.status
        }),
      )
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

function send(response: ServerResponse, { status, body }: MollieAnswer): void {
  response.writeHead(status, { 'content-type': 'application/hal+json' })
  response.end(body === null ? undefined : JSON.stringify(body))
}
