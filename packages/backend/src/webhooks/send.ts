import { SECOND } from '@haverhof/domain/shared'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { publicLookup, urlProblem } from './address.ts'

export type Outcome = { ok: true } | { ok: false; reason: string }

export type Post = { url: string; headers: Record<string, string>; body: string; local: boolean }

/** WEBHOOKS-3: the whole conversation; longer than a program needs to write down what it was told. */
const timeLimitMs = 10 * SECOND

/** Redirects are answers like any other: nobody is sent where nobody looked (WEBHOOKS-6). What the answer says is not read. */
export function post({ url, headers, body, local }: Post): Promise<Outcome> {
  const problem = urlProblem(url, { local })
  if (problem) return Promise.resolve({ ok: false, reason: problem })
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const send = url.startsWith('https:') ? requestHttps : requestHttp
  const sent = send(
    url,
    {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(timeLimitMs),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Haverhof-Webhooks/1',
        ...headers,
      },
      ...(local ? {} : { lookup: publicLookup }),
    },
    (response) => {
      const { statusCode = 0 } = response
      response.destroy()
      resolve(
        statusCode >= 200 && statusCode < 300 ? { ok: true } : { ok: false, reason: `status ${statusCode}` },
      )
    },
  )
  sent.on('error', (error) => resolve({ ok: false, reason: reasonOf(error) }))
  sent.end(body)
  return promise
}

function reasonOf(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
