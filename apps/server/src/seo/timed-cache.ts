/** Keeps answers for a fixed time; those who ask together share one call, and a failure is never kept. */
export function timedCache<T>(lifetimeMs: number, now: () => number) {
  const entries = new Map<string, { until: number; answer: Promise<T> }>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(key)
    if (known && known.until > now()) return known.answer
    const answer = make()
    entries.set(key, { until: now() + lifetimeMs, answer })
    answer.catch(() => entries.delete(key))
    return answer
  }
}
