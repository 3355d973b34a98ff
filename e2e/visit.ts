import type { Page } from '@playwright/test'
import { type Host, at } from './hosts.ts'

/** Opens a page and waits until it answers to clicks: React has taken over the document. */
export async function visit(page: Page, host: Host, path: string): Promise<void> {
  await page.goto(at(host, path))
  await hydrated(page)
}

export async function hydrated(page: Page): Promise<void> {
  const taken = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))
  await page.waitForFunction(taken, null, { polling: 50, timeout: 45_000 })
}

/** Stands on a host without opening a page of the shop, to make calls and keep things the quick way. */
export async function standOn(page: Page, host: Host): Promise<void> {
  const file = at(host, '/robots.txt')
  if (page.url() !== file) await page.goto(file)
}

/** Whether the page has fetched a built file of this name. */
export function fetched(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (part) => performance.getEntriesByType('resource').some((file) => file.name.includes(`/${part}-`)),
    name,
  )
}
