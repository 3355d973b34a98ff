import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Call = { method: string; path: string; headers?: Record<string, string>; body?: string | Buffer }
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

const agent = new Agent({ keepAlive: true, maxSockets: 128 })
const longestMs = 30_000

/** One call as it is, whatever the answer; 0 stands for none. */
export function ask(port: number, { method, path, headers = {}, body = '' }: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, headers: {}, text: error.message })
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const all = { host: 'haverhof.nl', 'x-client-ip': someAddress(), ...length, ...headers }
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers: all }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', failed)
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    call.setTimeout(longestMs, () => call.destroy(new Error(`no answer within ${longestMs / 1000} s`)))
    call.once('error', failed)
    call.end(body)
  })
}

/** Limits count callers: every call has a caller of its own. */
function someAddress(): string {
  const byte = () => Math.floor(Math.random() * 256)
  return `10.${byte()}.${byte()}.${byte()}`
}
