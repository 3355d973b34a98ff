import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './content-security.ts'

const completePath = /^\/checkout\/complete\/?$/

/**
 * Some banks send customers back with a form (PAYMENTS-11). Whatever is in it, the address alone says which order it is
 * about, so the same address is opened as a page.
 */
export function isReturnByPost({ method }: IncomingMessage, path: string): boolean {
  return method === 'POST' && completePath.test(path)
}

export function returnByGet(request: IncomingMessage, response: ServerResponse): void {
  const target = request.url ?? ''
  const query = target.includes('?') ? target.slice(target.indexOf('?')) : ''
  request.resume()
  response
    .writeHead(303, {
      ...securityHeaders,
      location: `/checkout/complete/${query}`,
      'cache-control': 'no-store',
    })
    .end()
}
