import { type Change, type ChangedProducts, createKeptPages, isFailure, pageLimits } from './kept-pages.ts'
import type { StoredPage } from './stored-page.ts'

/**
 * Answers anonymous pages: fresh for two seconds, then for a minute the old page at once while one request renders the
 * new one (PAGES-3). A change makes pages stale and drops none. While they cannot be made anew, old pages are shown for a day.
 * Only answers that are the same for everybody come here.
 */
export function createPageCache(limits = pageLimits, now: () => number = Date.now) {
  const pages = createKeptPages(limits, now)
  const rendering = new Map<string, Promise<StoredPage>>()
  /** Those that a running rendering may have missed. */
  let changes: Change[] = []

  /** Many requests for one page wait for one rendering. */
  function render(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = rendering.get(key)
    if (running) return running
    const before = changes.length
    const started = make()
      .then((page) => {
        pages.keep(key, page, changes.slice(before))
        return page
      })
      .catch((error: unknown) => {
        pages.noteFailure(key)
        throw error
      })
      .finally(() => {
        rendering.delete(key)
        if (rendering.size === 0) changes = []
      })
    rendering.set(key, started)
    return started
  }

  async function renderOrLastGood(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    try {
      const page = await render(key, make)
      return (isFailure(page) && pages.lastGood(key)) || page
    } catch (error) {
      const page = pages.lastGood(key)
      if (page) return page
      throw error
    }
  }

  return {
    /** The page: at once if it may be shown, and else when it is made; the last good one where that fails. */
    async answer(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
      const entry = pages.find(key)
      if (!entry) return renderOrLastGood(key, make)
      if (entry.isDue) render(key, make).catch(() => undefined)
      return entry.page
    },
    /** Pages that show what has changed become stale; none is dropped. */
    changed(products: ChangedProducts): void {
      const change = { products, at: now() }
      if (rendering.size > 0) changes.push(change)
      pages.markChanged(change)
    },
    /** Whether it would be answered at once. */
    has: (key: string) => pages.find(key) !== undefined,
    size: pages.size,
  }
}

export type PageCache = ReturnType<typeof createPageCache>
