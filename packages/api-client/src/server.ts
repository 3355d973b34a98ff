import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
export { type AnswerCaches, createAnswerCaches } from './http.ts'
export type { ResponseCache } from './response-cache.ts'
import { poolFreeSockets, poolSockets } from './limits.ts'
import type { Send } from './transport.ts'

/** For an API that lives in another process: calls share a pool of 50 sockets, of which 10 wait open. */
export function pooledSend(): Send {
  const limits = { keepAlive: true, maxSockets: poolSockets, maxFreeSockets: poolFreeSockets }
  const agents = { 'http:': new HttpAgent(limits), 'https:': new HttpsAgent(limits) }
  return async (request) => {
    const url = new URL(request.url)
    const secure = url.protocol === 'https:'
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
    const options = {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      agent: secure ? agents['https:'] : agents['http:'],
      signal: request.signal,
    }
    return new Promise((resolve, reject) => {
      const call = (secure ? httpsRequest : httpRequest)(url, options, (answer) => {
        const status = answer.statusCode ?? 500
        const hasBody = status !== 204 && status !== 304
        resolve(
          new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, {
            status,
            headers: headersOf(answer.headers),
          }),
        )
        if (!hasBody) answer.resume()
      })
      call.on('error', (error) => reject(request.signal.aborted ? request.signal.reason : error))
      call.end(body)
    })
  }
}

function headersOf(headers: Record<string, string | string[] | undefined>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) result.append(name, each)
  }
  return result
}
