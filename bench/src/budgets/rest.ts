import type { HTTPRequest, Page } from 'puppeteer-core'

const longestMs = 30_000

/**
 * Ends when nothing is on its way and nothing new was asked for during that time. The browser's own count of requests is
 * not used: it never comes back to nothing when an answer is told before its question.
 */
export async function atRest(page: Page, quietMs: number): Promise<void> {
  const open = new Set<HTTPRequest>()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const limit = setTimeout(() => reject(new Error(`${page.url()} does not come to rest`)), longestMs)
  let quiet = setTimeout(resolve, quietMs)
  const look = () => {
    clearTimeout(quiet)
    if (open.size === 0) quiet = setTimeout(resolve, quietMs)
  }
  const begin = (request: HTTPRequest) => {
    open.add(request)
    look()
  }
  const end = (request: HTTPRequest) => {
    open.delete(request)
    look()
  }
  const ends = ['requestfinished', 'requestfailed'] as const
  page.on('request', begin)
  for (const name of ends) page.on(name, end)
  try {
    await promise
  } finally {
    clearTimeout(limit)
    clearTimeout(quiet)
    page.off('request', begin)
    for (const name of ends) page.off(name, end)
  }
}
