import { type ComponentType, lazy } from 'react'

/** False on the server. */
export function isOffline(): boolean {
  return typeof document !== 'undefined' && !navigator.onLine
}

/** Resolves when there is a connection, mostly at once. */
function connected(): Promise<void> {
  if (!isOffline()) return Promise.resolve()
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
}

/**
 * Late code and texts are not fetched without a connection (SHELL-37). A browser that fails to fetch a module
 * remembers that for as long as the page is open, and would never ask again.
 */
export async function whenConnected<Module>(load: () => Promise<Module>): Promise<Module> {
  await connected()
  return load()
}

/** A component whose code loads when it is first shown. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await whenConnected(load) }))
}

const pauseMs = 1000
const patienceMs = 5000

/** Resolves when the shop answers again: browsers report being online before the network works. */
export async function shopAnswers(): Promise<void> {
  await connected()
  try {
    await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    await shopAnswers()
  }
}

/** A restored page has missed the events meanwhile, hence `pageshow`. */
const changes = ['online', 'offline', 'pageshow']

export function watchConnection(changed: () => void): () => void {
  for (const change of changes) addEventListener(change, changed)
  return () => {
    for (const change of changes) removeEventListener(change, changed)
  }
}
