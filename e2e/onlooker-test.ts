import type { BrowserContext } from '@playwright/test'
import { refuseCookies, test as base, watched } from './shop-test.ts'

const viewport = { width: 1280, height: 720 }

/**
 * For stories that only look at one page each: they share a window, whose browser has fetched and compiled the scripts
 * of the shop before. What a page has kept is forgotten after each, so that none sees what another left.
 */
export const test = base.extend<object, { window: BrowserContext }>({
  window: [
    async ({ browser }, use) => {
      const window = await browser.newContext({ reducedMotion: 'reduce', viewport })
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
  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages()
    await page.setViewportSize(viewport)
    await use(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})
