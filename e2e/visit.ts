import { type Page, expect } from '@playwright/test'
import { type Host, at } from './hosts.ts'

/** Opens a page and waits until it answers to clicks: React has taken over the document. */
export async function visit(page: Page, host: Host, path: string): Promise<void> {
  await page.goto(at(host, path))
  await alive(page)
}

export async function alive(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer'))))
    .toBe(true)
}
