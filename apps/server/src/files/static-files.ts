import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { securityHeaders } from '../pages/content-security.ts'
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
  const paths = existsSync(folder) ? listFiles(folder) : []
  // Read at once, so that a new build beside a running shop takes nothing away from it.
  const files = new Map(paths.map((file) => [urlPath(folder, file), readFileSync(file)]))
  const ready = new Map<string, Promise<StoredPage>>()
  return {
    find(url: string): Promise<StoredPage> | undefined {
      const bytes = files.get(url)
      if (!bytes) return undefined
      const known = ready.get(url) ?? prepare(url, bytes)
      ready.set(url, known)
      return known
    },
  }
}

function prepare(url: string, bytes: Buffer): Promise<StoredPage> {
  // Files under /assets carry a hash in their name and never change.
  const cacheControl = url.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
  const headers = {
    'content-type': types[path.extname(url)] ?? 'application/octet-stream',
    'cache-control': cacheControl,
    ...securityHeaders,
  }
  return storedPage(200, headers, bytes, 0)
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
