import { readSitemapFile } from '@haverhof/backend/content'
import type { SiteScope } from '@haverhof/domain/sites'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { securityHeaders } from '../pages/content-security.ts'
import type { Shop } from '../shop.ts'

export type Exchange = { request: IncomingMessage; response: ServerResponse }

const headers = {
  ...securityHeaders,
  'content-type': 'application/xml; charset=utf-8',
  vary: 'accept-encoding',
}

/** The number of a sitemap in a path, or null. */
export function sitemapNumber(path: string): number | null {
  const number = /^\/sitemaps\/([1-9]\d{0,3})\.xml$/.exec(path)?.[1]
  return number === undefined ? null : Number(number)
}

/** A sitemap as it was stored (SEO-5). False when the host has no such file. */
export async function answerSitemap(
  { context, originOf }: Shop,
  { scope, number }: { scope: SiteScope; number: number },
  exchange: Exchange,
): Promise<boolean> {
  return sendMade(await readSitemapFile(context, { scope, number, originOf }), exchange)
}

type ZippedFile = { etag: string; body: Buffer }

/** Sends a file that the worker makes, or says when to come back for it (SEO-5, SEO-9). False when there is none. */
export async function sendMade(
  file: ZippedFile | 'being-made' | undefined,
  exchange: Exchange,
): Promise<boolean> {
  if (!file) return false
  if (file === 'being-made')
    exchange.response.writeHead(503, { ...headers, 'retry-after': '30', 'cache-control': 'no-store' }).end()
  else await sendZipped(file, exchange)
  return true
}

/** Sends what was compressed while it was written: as it is, or unpacked. */
async function sendZipped(file: ZippedFile, { request, response }: Exchange): Promise<void> {
  const fileHeaders = { ...headers, etag: file.etag, 'cache-control': 'public, max-age=600' }
  if (request.headers['if-none-match'] === file.etag) response.writeHead(304, fileHeaders).end()
  else if (request.method === 'HEAD') response.writeHead(200, fileHeaders).end()
  else if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    response
      .writeHead(200, { ...fileHeaders, 'content-encoding': 'gzip', 'content-length': file.body.length })
      .end(file.body)
  else {
    response.writeHead(200, fileHeaders)
    await pipeline(Readable.from([file.body]), createGunzip(), response)
  }
}
