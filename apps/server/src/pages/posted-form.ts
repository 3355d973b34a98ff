import type { IncomingMessage } from 'node:http'

/** The pages whose form works without scripts: the browser posts it to the page itself (PAGES-13). */
const formPath = /^\/(?:withdraw|end-contract|report\/(?:review|question)\/[1-9]\d*)\/$/i

const formType = 'application/x-www-form-urlencoded'
const longestForm = 32 * 1024

/** The status that a form is refused with: from another site, too large, or no form at all. */
export type FormRefusal = 403 | 413 | 415

export function isPostedForm({ method }: IncomingMessage, path: string): boolean {
  return method === 'POST' && formPath.test(path)
}

/** What was posted, as it came. */
export async function readPostedForm(request: IncomingMessage): Promise<{ body: string } | FormRefusal> {
  const { origin, host } = request.headers
  if (origin !== undefined && !isOwn(origin, host)) return 403
  if (!request.headers['content-type']?.startsWith(formType)) return 415
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > longestForm) return 413
    pieces.push(piece)
  }
  return { body: Buffer.concat(pieces).toString() }
}

export const formHeaders = { 'content-type': formType }

/** A browser names where the form stood; `null` when it does not want to say. */
function isOwn(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
