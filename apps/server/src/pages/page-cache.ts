import { cacheTable } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** An answer as it goes over the wire; its compressed forms are made when somebody first asks for them. */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
  madeAt: number
}
export type Encoding = 'br' | 'gzip' | 'identity'

type Limits = { freshMs: number; staleMs: number; maxEntries: number; maxBytes: number }
const defaults: Limits = { ...cacheTable.page, staleMs: cacheTable.page.lifetimeMs }

/**
 * Answers anonymous pages: fresh for two seconds, then for a minute the old page at once while one request renders
 * the new one.
 * Only answers that are the same for everybody come here; `storable` has the last word on that.
 */
export function createPageCache(limits: Limits = defaults, now: () => number = Date.now) {
  const { maxEntries: max, maxBytes: maxSize } = limits
  const pages = new LRUCache<string, StoredPage>({ max, maxSize, sizeCalculation: sizeOf })
  const rendering = new Map<string, Promise<StoredPage>>()
  let generation = 0

  /** Many requests for one page wait for one rendering. */
  function render(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = rendering.get(key)
    if (running) return running
    const startedIn = generation
    const started = make()
      .then((page) => {
        // A page that was begun before a change of the catalogue may show the old state: serve it but do not cache it.
        if (storable(page) && startedIn === generation) pages.set(key, page)
        return page
      })
      .finally(() => {
        // After a change a newer rendering may have taken this one's place.
        if (rendering.get(key) === started) rendering.delete(key)
      })
    rendering.set(key, started)
    return started
  }

  return {
    /** The page if it may be shown; a stale one is renewed in the background. */
    find(key: string, make: () => Promise<StoredPage>): StoredPage | undefined {
      const page = pages.get(key)
      const age = page ? now() - page.madeAt : Infinity
      if (!page || age > limits.staleMs) return undefined
      if (age > limits.freshMs) render(key, make).catch(() => undefined)
      return page
    },
    render,
    clear(): void {
      generation += 1
      pages.clear()
      rendering.clear()
    },
    size: () => pages.size,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

const storableStatuses = new Set([200, 301, 404, 410])

function storable(page: StoredPage): boolean {
  const isPrivate = 'set-cookie' in page.headers || page.headers['cache-control']?.includes('no-store')
  return storableStatuses.has(page.status) && !isPrivate
}

function sizeOf(page: StoredPage): number {
  // Compressed forms that may still come are small beside the page itself: a third of it together.
  return Math.ceil(page.bodies.identity.length * 1.35) + 1024
}

export function storedPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  madeAt: number,
): StoredPage {
  return { status, headers, etag: etagOf(body), bodies: { identity: body }, madeAt }
}

/** The body in an encoding; compressing happens beside the event loop, and once. */
export async function encodedBody({ bodies }: StoredPage, encoding: Encoding): Promise<Buffer> {
  const known = bodies[encoding]
  if (known) return known
  const made =
    encoding === 'br' ? await brotli(bodies.identity, { params: quick }) : await deflate(bodies.identity)
  bodies[encoding] = made
  return made
}

const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 }

export function etagOf(body: Buffer): string {
  return `"${hash('sha1', body, 'base64url')}"`
}
