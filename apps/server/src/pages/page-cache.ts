import { cacheTable } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageUses } from './page-uses.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** An answer as it goes over the wire; its compressed forms are made when somebody first asks for them. */
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

/** The products of which something changed, or everything. */
export type ChangedProducts = ReadonlySet<number> | '*'

type Limits = {
  freshMs: number
  staleMs: number
  changedMs: number
  keepMs: number
  retryMs: number
  maxEntries: number
  maxBytes: number
}
const defaults: Limits = { ...cacheTable.page, staleMs: cacheTable.page.lifetimeMs }

type Entry = {
  page: StoredPage
  /** Something that it may show has changed: the next request has it made anew. */
  isStale: boolean
  /** When a product that it does show was said to have changed: from then on it is shown for a moment only. */
  changedAt: number | null
  /** When making it anew failed. */
  failedAt: number | null
}
type Change = { products: ChangedProducts; at: number }

/**
 * PAGES-3: answers anonymous pages: fresh for two seconds, then for a minute the old page at once while one request renders the
 * new one. A change makes pages stale and drops none. While they cannot be made anew, old pages are shown for a day.
 * Only answers that are the same for everybody come here; `storable` has the last word on that.
 */
export function createPageCache(limits: Limits = defaults, now: () => number = Date.now) {
  const { maxEntries: max, maxBytes: maxSize } = limits
  const entries = new LRUCache<string, Entry>({ max, maxSize, sizeCalculation: ({ page }) => sizeOf(page) })
  const rendering = new Map<string, Promise<StoredPage>>()
  /** Those that a running rendering may have missed. */
  let changes: Change[] = []

  /** Many requests for one page wait for one rendering. */
  function render(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = rendering.get(key)
    if (running) return running
    const before = changes.at(-1)
    const started = make()
      .then((page) => {
        keep(key, page, changes.slice(before ? changes.indexOf(before) + 1 : 0))
        return page
      })
      .catch((error: unknown) => {
        noteFailure(key)
        throw error
      })
      .finally(() => {
        rendering.delete(key)
        if (rendering.size === 0) changes = []
      })
    rendering.set(key, started)
    return started
  }

  function keep(key: string, page: StoredPage, missed: Change[]): void {
    if (page.status >= 500 || (isFailure(page) && lastGood(key))) return noteFailure(key)
    if (!storable(page)) return void entries.delete(key)
    const entry = { page, isStale: false, changedAt: null, failedAt: null }
    // Begun before a change it may show the old state: it is kept, but stale.
    for (const change of missed) markChanged(entry, change)
    entries.set(key, entry)
  }

  function noteFailure(key: string): void {
    const entry = entries.get(key)
    if (entry) entry.failedAt = now()
  }

  function find(key: string, make: () => Promise<StoredPage>): StoredPage | undefined {
    const entry = entries.get(key)
    const state = entry ? stateOf(entry, limits, now()) : 'old'
    if (state === 'old') return undefined
    if (state === 'stale') render(key, make).catch(() => undefined)
    return entry?.page
  }

  /** The last good copy, for as long as one may be shown at all. */
  function lastGood(key: string): StoredPage | undefined {
    const page = entries.get(key)?.page
    return page && now() - page.madeAt <= limits.keepMs ? page : undefined
  }

  return {
    /** The page: at once if it may be shown, and else when it is made; the last good one where that fails. */
    async answer(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
      const found = find(key, make)
      if (found) return found
      try {
        const page = await render(key, make)
        return (isFailure(page) && lastGood(key)) || page
      } catch (error) {
        const page = lastGood(key)
        if (page) return page
        throw error
      }
    },
    /** Pages that show what has changed become stale; none is dropped. */
    changed(products: ChangedProducts): void {
      const change = { products, at: now() }
      if (rendering.size > 0) changes.push(change)
      for (const entry of entries.values()) markChanged(entry, change)
    },
    /** Whether it would be answered at once. */
    has: (key: string) => {
      const entry = entries.peek(key)
      return entry !== undefined && stateOf(entry, limits, now()) !== 'old'
    },
    size: () => entries.size,
  }
}

function stateOf({ page, isStale, changedAt, failedAt }: Entry, limits: Limits, now: number) {
  const age = now - page.madeAt
  if (age > limits.keepMs) return 'old'
  // Nobody waits for another attempt while the shop cannot make it.
  if (failedAt !== null) return now - failedAt > limits.retryMs ? 'stale' : 'fresh'
  if (age > limits.staleMs || (changedAt !== null && now - changedAt > limits.changedMs)) return 'old'
  return isStale || age > limits.freshMs ? 'stale' : 'fresh'
}

function markChanged(entry: Entry, { products, at }: Change): void {
  const { uses } = entry.page
  const shows = products !== '*' && uses !== undefined && [...products].some((id) => uses.products.has(id))
  if (shows) entry.changedAt ??= at
  if (shows || products === '*' || !uses || uses.hasLists) entry.isStale = true
}

export type PageCache = ReturnType<typeof createPageCache>

const storableStatuses = new Set([200, 301, 404, 410])

function storable(page: StoredPage): boolean {
  const isPrivate = 'set-cookie' in page.headers || page.headers['cache-control']?.includes('no-store')
  return storableStatuses.has(page.status) && !isPrivate
}

/** It, or a part of it, could not be made. */
function isFailure({ status, uses }: StoredPage): boolean {
  return status >= 500 || uses?.isIncomplete === true
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
  uses?: PageUses,
): StoredPage {
  return { status, headers, etag: etagOf(body), bodies: { identity: body }, madeAt, ...(uses && { uses }) }
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
