const reloadedAtKey = 'reloaded-for-release'
const pauseMs = 60_000

/**
 * Code of this page that the shop does not have any more: a new
 * release has come, whose page is loaded (PAGES-26). Once a minute at most, and
 * only where the shop itself says that the file is gone: a lost connection is no reason to lose the page.
 */
export function reloadForRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    void reloadWhenGone((event as Event & { payload: Error }).payload)
  })
}

async function reloadWhenGone({ message }: Error): Promise<void> {
  // Not every browser names the file; then the code that this page began with stands for all of it.
  const file = /https?:\/\/\S+|\/assets\/\S+/.exec(message)?.[0] ?? import.meta.url
  if (!navigator.onLine) return
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404 && isFirstOfMinute()) location.reload()
}

/** Never so in a browser that keeps nothing: it would load the page over and over. */
function isFirstOfMinute(): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(reloadedAtKey)) < pauseMs) return false
    sessionStorage.setItem(reloadedAtKey, String(now))
    return true
  } catch {
    return false
  }
}
