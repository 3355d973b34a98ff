import { type ComponentType, lazy } from 'react'

/** On the server, which has no browser's word for it, false. */
export function isOffline(): boolean {
  return typeof document !== 'undefined' && !navigator.onLine
}

/** Ends when there is a connection, which is mostly at once. */
function connected(): Promise<void> {
  if (!isOffline()) return Promise.resolve()
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
}

/**
 * SHELL-37: code and texts that come late are not asked for without a connection. A browser that fails to fetch a module
 * remembers that for as long as the page is open, and would never ask again.
 */
export async function whenConnected<Module>(load: () => Promise<Module>): Promise<Module> {
  await connected()
  return load()
}

/** A component whose code comes when it is first shown. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await whenConnected(load) }))
}

const pauseMs = 1000
const patienceMs = 5000

/** Ends when the shop answers again: browsers say that they are online before the line carries anything. */
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

/** A page that the browser restores has heard of nothing while it was away. */
const changes = ['online', 'offline', 'pageshow']

export function watchConnection(changed: () => void): () => void {
  for (const change of changes) addEventListener(change, changed)
  return () => {
    for (const change of changes) removeEventListener(change, changed)
  }
}
