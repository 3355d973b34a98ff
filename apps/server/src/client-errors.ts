import type { AppContext } from '@haverhof/backend'
import { scrub, stackFrames } from '@haverhof/backend/error-reports'
import { currentRequest, errorMet } from '@haverhof/backend/observability'
import { MINUTE } from '@haverhof/domain/shared'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './pages/content-security.ts'

const clientErrorsPath = '/client-errors'
const longestReport = 8 * 1024
const mostPerMinute = 60

/** The files of storefront and office: frames of extensions and of what a visitor pasted are none of ours. */
const ownFile = /^\/assets\/[\w.-]+\.js$/
const pageKind = /^[\w/:*.-]{1,60}$/

type ClientError = { name: string; message: string; stack: string; page: string }

export function isClientError({ method }: IncomingMessage, path: string): boolean {
  return method === 'POST' && path === clientErrorsPath
}

/**
 * Errors in the browser come to the shop itself, so no other host hears of its visitors (OBSERVABILITY-7). A report names the error,
 * its place in our files and the kind of page, and nothing of who saw it. Whatever is wrong with one, the answer is the same.
 */
export async function answerClientError(
  { log }: AppContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const error = isFromPage(request) && hasRoom() ? readError(await readBody(request)) : null
  if (error) {
    const { page, ...rest } = error
    const requestId = currentRequest()?.requestId
    log.warn({ requestId, page, err: { type: rest.name, message: scrub(rest.message) } }, 'a browser failed')
    errorMet.publish({ kind: 'browser', name: page, error: rest })
  }
  response.writeHead(204, { ...securityHeaders, 'cache-control': 'no-store' }).end()
}

function isFromPage({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
}

let minute = 0
let taken = 0

/** A process takes this many, from all senders together. */
function hasRoom(): boolean {
  const now = Math.floor(Date.now() / MINUTE)
  if (now !== minute) [minute, taken] = [now, 0]
  taken += 1
  return taken <= mostPerMinute
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > longestReport) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function readError(body: string | null): ClientError | null {
  const sent = parsed(body ?? '')
  const text = (key: string) => (typeof sent[key] === 'string' ? sent[key] : '')
  const page = pageKind.test(text('page')) ? text('page') : 'none'
  const error = {
    name: text('name').slice(0, 100) || 'Error',
    message: text('message'),
    stack: text('stack'),
  }
  const isOurs = stackFrames(error.stack).some(({ filename }) => ownFile.test(filename))
  return isOurs ? { ...error, page } : null
}

function parsed(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>
  } catch {
    return {}
  }
}
