const reported = new Set<string>()
const mostTold = 20

/** Errors in the browser are noted once each, without bothering the visitor. And told to the shop (OBSERVABILITY-7). */
export function logClientError(error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (reported.has(text) || reported.size >= mostTold) return
  reported.add(text)
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.warn(text, error instanceof Error ? error.stack : '')
  if (!(error instanceof Error)) return
  const { name, message, stack } = error
  const page = document.documentElement.dataset['pageKind']
  navigator.sendBeacon('/client-errors', JSON.stringify({ name, message, stack, page }))
}

export function logUncaughtErrors(): void {
  addEventListener('error', ({ error }) => logClientError(error))
  addEventListener('unhandledrejection', ({ reason }) => logClientError(reason))
}
