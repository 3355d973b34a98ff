import type { Page } from '@playwright/test'

/** Holds back every script file of the pages to come until the returned function is called. */
export async function withCodeHeldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
