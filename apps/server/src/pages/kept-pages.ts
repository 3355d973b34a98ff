import { cacheTable } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import type { StoredPage } from './stored-page.ts'

/** The products of which something changed, or everything. */
export type ChangedProducts = ReadonlySet<number> | '*'
export type Change = { products: ChangedProducts; at: number }

export type Limits = {
  freshMs: number
  staleMs: number
  changedMs: number
  keepMs: number
  retryMs: number
  maxEntries: number
  maxBytes: number
}
export const pageLimits: Limits = { ...cacheTable.page, staleMs: cacheTable.page.lifetimeMs }

type Entry = {
  page: StoredPage
  /** When a product that it does show was said to have changed: from then on it is shown for a moment only. */
  changedAt: number | null
  /** More than single products has changed since: the next visitor still sees it, and lets it be made anew. */
  isOutdated: boolean
  /** When making it anew failed. */
  failedAt: number | null
}

/** The pages themselves: how old they are, what has changed since, and whether they could be made anew. */
export function createKeptPages(limits: Limits, now: () => number) {
  const { maxEntries: max, maxBytes: maxSize } = limits
  const entries = new LRUCache<string, Entry>({ max, maxSize, sizeCalculation: ({ page }) => sizeOf(page) })

  function noteFailure(key: string): void {
    const entry = entries.get(key)
    if (entry) entry.failedAt = now()
  }

  /** The last good copy, for as long as one may be shown at all. */
  function lastGood(key: string): StoredPage | undefined {
    const page = entries.get(key)?.page
    return page && now() - page.madeAt <= limits.keepMs ? page : undefined
  }

  return {
    /** The page if it may be shown, and whether it is time for a new one. */
    find(key: string): { page: StoredPage; isDue: boolean } | undefined {
      const entry = entries.get(key)
      const state = entry ? stateOf(entry, limits, now()) : 'old'
      return entry && state !== 'old' ? { page: entry.page, isDue: state === 'stale' } : undefined
    },
    keep(key: string, page: StoredPage, missed: readonly Change[]): void {
      if (isError(page.status) || (isFailure(page) && lastGood(key))) return noteFailure(key)
      if (!storable(page)) return void entries.delete(key)
      const entry = { page, changedAt: null, isOutdated: false, failedAt: null }
      // Begun before a change it may show the old state: it is kept, but stale.
      for (const change of missed) markChanged(entry, change)
      entries.set(key, entry)
    },
    noteFailure,
    lastGood,
    markChanged(change: Change): void {
      for (const entry of entries.values()) markChanged(entry, change)
    },
    size: () => entries.size,
  }
}

function stateOf({ page, changedAt, isOutdated, failedAt }: Entry, limits: Limits, now: number) {
  const age = now - page.madeAt
  if (age > limits.keepMs) return 'old'
  // No request waits for another attempt while the shop cannot render it.
  if (failedAt !== null) return now - failedAt > limits.retryMs ? 'stale' : 'fresh'
  if (age > limits.staleMs || (changedAt !== null && now - changedAt > limits.changedMs)) return 'old'
  return changedAt !== null || isOutdated || age > limits.freshMs ? 'stale' : 'fresh'
}

/** Everything else is made anew as it grows old: within two seconds, for requested pages. */
function markChanged(entry: Entry, { products, at }: Change): void {
  const shown = entry.page.uses?.products
  if (products === '*') entry.isOutdated = true
  else if (shown && [...products].some((id) => shown.has(id))) entry.changedAt ??= at
}

const storableStatuses = new Set([200, 301, 404, 410])

function storable(page: StoredPage): boolean {
  const isPrivate = 'set-cookie' in page.headers || page.headers['cache-control']?.includes('no-store')
  return storableStatuses.has(page.status) && !isPrivate
}

/** It, or a part of it, could not be made. */
export function isFailure({ status, uses }: StoredPage): boolean {
  return isError(status) || uses?.isIncomplete === true
}

/** Whatever the answer was, a page that is neither there, nor moved, nor gone says that it failed (ROUTING-6). */
function isError(status: number): boolean {
  return status >= 400 && !storableStatuses.has(status)
}

function sizeOf(page: StoredPage): number {
  // Compressed forms that may still come are small beside the page itself: a third of it together.
  return Math.ceil(page.bodies.identity.length * 1.35) + 1024
}
