import { cacheEntries } from './limits.ts'

export type ResponseCache = {
  /** The cached answer, or the one `load` makes; callers that come together share one call. */
  read: <T>(key: string, load: () => Promise<T>) => Promise<T>
}

/** At most 200 answers, each for a fixed time, the oldest leaving first (API-CLIENT-3). Failures are never kept. */
export function createResponseCache(lifetimeMs: number, now: () => number = Date.now): ResponseCache {
  const entries = new Map<string, { until: number; answer: Promise<unknown> }>()
  return {
    read<T>(key: string, load: () => Promise<T>): Promise<T> {
      const cached = entries.get(key)
      if (cached && cached.until > now()) return cached.answer as Promise<T>
      const answer = load()
      entries.delete(key)
      entries.set(key, { until: now() + lifetimeMs, answer })
      dropOldest(entries)
      answer.catch(() => {
        if (entries.get(key)?.answer === answer) entries.delete(key)
      })
      return answer
    },
  }
}

function dropOldest(entries: Map<string, unknown>): void {
  for (const key of entries.keys()) {
    if (entries.size <= cacheEntries) return
    entries.delete(key)
  }
}
