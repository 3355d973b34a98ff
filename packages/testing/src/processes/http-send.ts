import { Agent, request } from 'node:http'
import type { SendCall } from './guest-order.ts'

/** A call that was refused, or whose outcome is unknown (status 0). */
export class CallFailed extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Every call comes from somewhere else, as those of many guests do. */
export const clientIpHeader = 'x-client-ip'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Calls over real HTTP as the Dutch shop's pages do; `port` may change between calls. */
export function httpSend(port: () => number): SendCall {
  return <Answer>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const all = {
        host: 'haverhof.nl',
        [clientIpHeader]: `10.${byte()}.${byte()}.${byte()}`,
        'x-requested-with': 'XMLHttpRequest',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'content-length': String(Buffer.byteLength(text)),
        ...headers,
      }
      const call = request(
        { agent, host: '127.0.0.1', port: port(), method, path, headers: all },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('error', (error) => reject(new CallFailed(0, error.message)))
          response.once('end', () => {
            const answer = Buffer.concat(chunks).toString()
            const status = response.statusCode ?? 0
            if (status === 200) resolve(JSON.parse(answer) as Answer)
            else if (status === 204) resolve(undefined as Answer)
            else reject(new CallFailed(status, `${method} ${path} answered ${status}: ${answer}`))
          })
        },
      )
      call.setTimeout(60_000, () => call.destroy(new Error('no answer within 60 s')))
      call.once('error', (error) => reject(new CallFailed(0, error.message)))
      call.end(text)
    })
}

function byte(): number {
  return Math.floor(Math.random() * 256)
}
