import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { securityHeaders } from '../pages/content-security.ts'
import { type StoredPage, etagOf } from '../pages/stored-page.ts'

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
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

type BuiltFile = { bytes: Buffer; br: Buffer | undefined; gzip: Buffer | undefined }

/** The storefront's built files, by URL path, held in memory with the compressed forms the build made of them. */
export function createStaticFiles(folder: string) {
  const paths = new Map(
    existsSync(folder) ? listFiles(folder).map((file) => [urlPath(folder, file), file]) : [],
  )
  const files = new Map<string, StoredPage>()

  function find(url: string): StoredPage | undefined {
    const cached = files.get(url)
    const file = paths.get(url)
    if (cached || file === undefined) return cached
    const entry = staticFile(url, read(file))
    files.set(url, entry)
    return entry
  }

  return {
    find,
    /** Reads them all, a few at a time, so that a new build beside a running shop takes nothing away from it. */
    readAll: async () => {
      for (const url of paths.keys()) {
        find(url)
        await setImmediate()
      }
    },
  }
}

function read(file: string): BuiltFile {
  const beside = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined)
  return { bytes: readFileSync(file), br: beside('.br'), gzip: beside('.gz') }
}

function staticFile(url: string, { bytes, br = bytes, gzip = bytes }: BuiltFile): StoredPage {
  // Files under /assets carry a hash in their name and never change.
  const cacheControl = url.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
  const headers = {
    'content-type': types[path.extname(url)] ?? 'application/octet-stream',
    'cache-control': cacheControl,
    ...securityHeaders,
  }
  return { status: 200, headers, etag: etagOf(bytes), bodies: { br, gzip, identity: bytes }, madeAt: 0 }
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  // Build notes (.vite/manifest.json) and source maps are for us, not for visitors.
  return entries
    .filter(
      (entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name) && !entry.parentPath.includes('.vite'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function urlPath(folder: string, file: string): string {
  return `/${path.relative(folder, file).split(path.sep).join('/')}`
}
