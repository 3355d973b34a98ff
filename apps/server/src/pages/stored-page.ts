import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageUses } from './page-uses.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** An answer as it goes over the wire; its compressed forms are made on the first request for them. */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
  madeAt: number
  /** Unknown for what is not made of answers of the API. */
  uses?: PageUses
}
export type Encoding = 'br' | 'gzip' | 'identity'

export function storedPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  madeAt: number,
  uses?: PageUses,
): StoredPage {
  return { status, headers, etag: etagOf(body), bodies: { identity: body }, madeAt, ...(uses && { uses }) }
}

/** The body in an encoding; compressing happens beside the event loop, and once. */
export async function encodedBody({ bodies }: StoredPage, encoding: Encoding): Promise<Buffer> {
  const stored = bodies[encoding]
  if (stored) return stored
  const encoded =
    encoding === 'br' ? await brotli(bodies.identity, { params: quick }) : await deflate(bodies.identity)
  bodies[encoding] = encoded
  return encoded
}

const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 }

export function etagOf(body: Buffer): string {
  return `"${hash('sha1', body, 'base64url')}"`
}
