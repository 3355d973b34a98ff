import type { BrowserContext, Page } from '@playwright/test'
import { refuseCookies, test as base, watched } from './shop-test.ts'

export { expect } from './shop-test.ts'

const viewport = { width: 1280, height: 720 }

type Options = {
  /** Whether the visitor has asked for less motion. */
  isCalm: boolean
}

/**
 * For stories that look around and change nothing at the shop: they share a window, whose browser has fetched and compiled
 * the scripts of the shop before. What pages have kept is forgotten after each, so that none sees what another left.
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
  context: async ({ window, expectedMessages }, use) => {
    await refuseCookies(window)
    await watched(window, expectedMessages, () => use(window))
    await window.clearCookies()
  },
  page: async ({ context, isCalm }, use) => {
    const [page = await context.newPage()] = context.pages()
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: isCalm ? 'reduce' : 'no-preference' })
    const seen = originsOf(page)
    await use(page)
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const origin of seen()) await forget(page, origin)
  },
})

/** The sites that the page has been on since. */
function originsOf(page: Page): () => Set<string> {
  const seen = new Set<string>()
  const note = () => void seen.add(new URL(page.url()).origin)
  page.on('framenavigated', note)
  return () => {
    page.off('framenavigated', note)
    return seen
  }
}

async function forget(page: Page, origin: string): Promise<void> {
  if (!origin.startsWith('http')) return
  if (new URL(page.url()).origin !== origin) await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
