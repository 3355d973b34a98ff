import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { type Encoding, type StoredPage, storedPage } from '../pages/page-cache.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** The storefront's built files, by URL path, held in memory with their compressed forms once asked for. */
export function createStaticFiles(folder: string) {
  const files = new Map(
    existsSync(folder) ? listFiles(folder).map((file) => [urlPath(folder, file), file]) : [],
  )
  const ready = new Map<string, Promise<StoredPage>>()
  return {
    has: (url: string) => files.has(url),
    find(url: string): Promise<StoredPage> | undefined {
      const file = files.get(url)
      if (!file) return undefined
      const known = ready.get(url) ?? prepare(url, file)
      ready.set(url, known)
      return known
    },
  }
}

function prepare(url: string, file: string): Promise<StoredPage> {
  // Files under /assets carry a hash in their name and never change.
  const cacheControl = url.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
  const headers = {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': cacheControl,
  }
  return storedPage(200, headers, readFileSync(file), statSync(file).mtimeMs)
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  // Build notes (.vite/manifest.json) and source maps are for us, not for visitors.
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && !entry.parentPath.includes('.vite'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function urlPath(folder: string, file: string): string {
  return `/${path.relative(folder, file).split(path.sep).join('/')}`
}

/** Sends a stored answer in the best encoding the client takes, or 304 when it already has it. */
export function sendStored(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  const encoding = bestEncoding(request.headers['accept-encoding'])
  if (request.headers['if-none-match'] === page.etag && page.status === 200) {
    response.writeHead(304, { ...page.headers, etag: page.etag, vary: 'accept-encoding' }).end()
    return
  }
  const body = page.bodies[encoding]
  const headers: Record<string, string | number> = {
    ...page.headers,
    etag: page.etag,
    vary: 'accept-encoding',
    'content-length': body.length,
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '')
  if (/\bbr\b/.test(list)) return 'br'
  return /\bgzip\b/.test(list) ? 'gzip' : 'identity'
}
