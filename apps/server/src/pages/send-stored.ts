import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, type StoredPage, encodedBody } from './stored-page.ts'

/** Sends a stored answer in the best encoding the client takes, or 304 when it already has it. */
export async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
): Promise<void> {
  if (request.headers['if-none-match'] === page.etag && page.status === 200) {
    response.writeHead(304, { ...page.headers, etag: page.etag, vary: 'accept-encoding' }).end()
    return
  }
  const encoding = bestEncoding(request.headers['accept-encoding'])
  const body = page.bodies[encoding] ?? (await encodedBody(page, encoding))
  const headers: Record<string, string | number> = {
    ...page.headers,
    etag: page.etag,
    vary: 'accept-encoding',
    'content-length': body.length,
  }
  // A file without a compressed form is sent as it is.
  if (body !== page.bodies.identity) headers['content-encoding'] = encoding
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '')
  if (/\bbr\b/.test(list)) return 'br'
  return /\bgzip\b/.test(list) ? 'gzip' : 'identity'
}
