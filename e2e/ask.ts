import { request as send } from 'node:http'
import { port } from './hosts.ts'

export type Answer = {
  status: number
  headers: Record<string, string | undefined>
  body: string
}

/** Asks the server for exactly this target under exactly this host name, follows nothing and tidies nothing. A body is posted. */
export function ask(
  host: string,
  target: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST'
  const options = { host: 'localhost', port, path: target, method, headers: { ...headers, host } }
  return new Promise((resolve, reject) => {
    const request = send(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** The same, for one of the shop's own hosts. */
export function askShop(host: string, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(`${host}.localhost:${port}`, target, headers)
}
