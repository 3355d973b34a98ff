/** API-CLIENT-5: in one place of a screen only the newest question counts: asking again cancels the one before. */
export function createLatestOnly() {
  const running = new Map<string, AbortController>()
  return async <T>(place: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    running.get(place)?.abort()
    const controller = new AbortController()
    running.set(place, controller)
    try {
      return await ask(controller.signal)
    } finally {
      if (running.get(place) === controller) running.delete(place)
    }
  }
}
