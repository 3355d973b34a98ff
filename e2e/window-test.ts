import type { BrowserContext, Page } from '@playwright/test'
import { refuseCookies, test as base, watched } from './shop-test.ts'

export { expect } from './shop-test.ts'

const viewport = { width: 1280, height: 720 }

/**
 * A browser shows a larger picture that an earlier story has brought rather than fetch the one that fits a phone, and says that
 * the latter was preloaded in vain. Stories with a window of their own are failed for that.
 */
const largerPictureAtHand = /\/pictures\/\S+ was preloaded using link preload but not used/

type Options = {
  /** Whether the visitor has asked for less motion. */
  isCalm: boolean
}

/**
 * For stories that need no settings of their browser but headers: they share a
 * window, which has fetched and compiled the scripts of the shop before.
 * What pages and the shop have kept in it is forgotten after each, so that none sees what another left.
 */
export const test = base.extend<Options, { window: BrowserContext }>({
  isCalm: [false, { option: true }],
  window: [
    async ({ browser }, use) => {
      const window = await browser.newContext({ viewport })
      await window.newPage()
      await use(window)
      await window.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ window, expectedMessages, hasAnsweredCookies }, use) => {
    if (hasAnsweredCookies) await refuseCookies(window)
    await watched(window, [...expectedMessages, largerPictureAtHand], () => use(window))
    await window.clearCookies()
  },
  page: async ({ context, isCalm, extraHTTPHeaders }, use) => {
    const [page = await context.newPage()] = context.pages()
    await page.setViewportSize(viewport)
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await page.emulateMedia({
      media: null,
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
      forcedColors: null,
      colorScheme: null,
    })
    const seen = originsOf(context)
    await use(page)
    await context.setOffline(false)
    for (const other of context.pages()) if (other !== page) await other.close()
    const origins = seen()
    for (const kind of ['request', 'response', 'framenavigated'] as const) page.removeAllListeners(kind)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // The page stays at the file that was opened last: on an empty one the browser would end the process of the site, and the
    // next story would pay for another. That took a third of a second of each.
    for (const origin of origins) await forget(page, origin)
  },
})

/** The sites that pages of this window have been on since. */
function originsOf(context: BrowserContext): () => Set<string> {
  const seen = new Set<string>()
  const watch = (page: Page) => page.on('framenavigated', (frame) => void seen.add(originOf(frame.url())))
  const pages = context.pages()
  pages.forEach(watch)
  context.on('page', watch)
  return () => {
    context.off('page', watch)
    return seen
  }
}

function originOf(address: string): string {
  return new URL(address).origin
}

/** From a file of the site: a page of it would go on keeping things. */
async function forget(page: Page, origin: string): Promise<void> {
  if (!origin.startsWith('http')) return
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
