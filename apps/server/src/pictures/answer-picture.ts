import { TooBusy } from '@haverhof/backend/limits'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../pages/content-security.ts'
import type { Picture } from './make-picture.ts'
import type { Pictures } from './pictures.ts'

const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800'

export function isPicturePath(path: string): boolean {
  return path.startsWith('/pictures/')
}

/** Answers everything below /pictures/. Pictures are compressed by nature, so there is one encoding only. */
export async function answerPicture(
  pictures: Pictures,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const picture = await pictures.find(path)
    if (picture) send(picture, request, response)
    else refuse(response, 404, { 'cache-control': 'public, max-age=60' })
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error
    refuse(response, 503, { 'cache-control': 'no-store', 'retry-after': '2' })
  }
}

function send({ bytes, type, etag }: Picture, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...securityHeaders, 'cache-control': cacheControl, etag }
  if (alreadyHas(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function alreadyHas(given: string | undefined, etag: string): boolean {
  return given !== undefined && given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, { ...securityHeaders, ...headers, 'content-length': 0 }).end()
}
