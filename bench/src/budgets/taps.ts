import type { ElementHandle, Page } from 'puppeteer-core'
import { atRest } from './rest.ts'
import type { Tap } from './tap-list.ts'
import { observe, slowdown } from './visit.ts'
import { refuseCookies } from './visitor.ts'

/** How long a visitor with a slow processor waits until the page shows that one press was heard. */
export async function tapMs(page: Page, url: string, tap: Tap): Promise<number> {
  await refuseCookies(page, url)
  await page.evaluateOnNewDocument(observe)
  await page.goto(url, { waitUntil: 'networkidle0' })
  await atRest(page, 1000)
  for (const selector of tap.before ?? []) {
    await (await inSight(page, selector)).tap()
    await atRest(page, 500)
  }
  const pressed = await inSight(page, tap.press)
  const address = page.url()
  if (tap.shows !== null && (await page.$(tap.shows)))
    throw new Error(`${address} shows ${tap.shows} before the press`)
  await page.emulateCPUThrottling(slowdown)
  await page.evaluate('visitFigures.interactionMs = 0')
  await pressed.tap()
  if (tap.type !== undefined) await page.keyboard.type(tap.type, { delay: pauseMs })
  await atRest(page, 1000)
  if (tap.shows !== null) await page.waitForSelector(tap.shows, { timeout: longestMs })
  else if (page.url() === address) throw new Error(`${tap.press} leads nowhere from ${address}`)
  return Number(await page.evaluate('visitFigures.interactionMs'))
}

/** How long after the last answer a press may show what it does. */
const longestMs = 3000

/** Between two letters of a fast typist. */
const pauseMs = 100

async function inSight(page: Page, selector: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(selector, { visible: true })
  if (!element) throw new Error(`${page.url()} shows no ${selector}`)
  await element.scrollIntoView()
  return element
}
