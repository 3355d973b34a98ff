const told = new Set<string>()
const mostTold = 20

/** Errors in the browser are noted once each, without bothering the visitor. */
export function logClientError(error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (told.has(text) || told.size >= mostTold) return
  told.add(text)
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.warn(text, error instanceof Error ? error.stack : '')
}
