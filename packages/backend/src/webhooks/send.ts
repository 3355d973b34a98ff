import { SECOND } from '@haverhof/domain/shared'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { currentTraceparent, traced } from '../observability/index.ts'
import { publicLookup, urlProblem } from './address.ts'

export type Outcome = { ok: true } | { ok: false; reason: string }

export type Post = { url: string; headers: Record<string, string>; body: string; local: boolean }

/** The whole conversation; longer than a program needs to write down what it was told (WEBHOOKS-3). */
const timeLimitMs = 10 * SECOND

/** Redirects are not followed: their address was not validated (WEBHOOKS-6). What the answer says is not read. */
export async function post(message: Post): Promise<Outcome> {
  const problem = urlProblem(message.url, { local: message.local })
  if (problem) return { ok: false, reason: problem }
  try {
    // By its kind, since the address belongs to a third party (OBSERVABILITY-5).
    const status = await traced({ kind: 'fetch', name: 'webhook' }, () => send(message))
    return status >= 200 && status < 300 ? { ok: true } : { ok: false, reason: `status ${status}` }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

function send({ url, headers, body, local }: Post): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  const traceparent = currentTraceparent()
  const sent = request(
    url,
    {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(timeLimitMs),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Haverhof-Webhooks/1',
        ...(traceparent && { traceparent }),
        ...headers,
      },
      ...(local ? {} : { lookup: publicLookup }),
    },
    (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    },
  )
  sent.on('error', reject)
  sent.end(body)
  return promise
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
