import { isOffline } from './connection'
import { readStored, session, writeStored } from './storage'

const reloadedAtKey = 'reloaded-for-release'
const pauseMs = 60_000

/**
 * PAGES-16: code of this page that the shop does not have any more: a new release has come, whose page is loaded. Once a minute at most, and
 * only where the shop itself says that the file is gone: a lost connection is no reason to lose the page.
 */
export function reloadForRelease(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    void reloadWhenGone(payload)
  })
}

async function reloadWhenGone({ message }: Error): Promise<void> {
  // Not every browser names the file; then the code that this page began with stands for all of it.
  const file = /https?:\/\/\S+|\/assets\/\S+/.exec(message)?.[0] ?? import.meta.url
  if (isOffline()) return
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status !== 404 || Date.now() - Number(readStored(reloadedAtKey, session)) < pauseMs) return
  const now = String(Date.now())
  writeStored(reloadedAtKey, now, session)
  // A browser that keeps nothing would do it over and over.
  if (readStored(reloadedAtKey, session) === now) location.reload()
}
