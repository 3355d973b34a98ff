import type { ElementHandle, Page } from 'puppeteer-core'
import { atRest } from './rest.ts'

export type Visit = { layoutShift: number; interactionMs: number }

export const slowdown = 4

/** Reads a page to its end, uses its header and fills in on a slow processor: what moves by itself, and what answers late. */
export async function visit(page: Page, url: string): Promise<Visit> {
  await page.evaluateOnNewDocument(observe)
  await page.goto(url, { waitUntil: 'networkidle0' })
  await page.emulateCPUThrottling(slowdown)
  await readToTheEnd(page)
  await useHeader(page)
  await useForm(page)
  await atRest(page, 500)
  return (await page.evaluate('globalThis.visitFigures')) as Visit
}

/** Runs in the visited page, before anything else of it. */
export const observe = `
  globalThis.visitFigures = { layoutShift: 0, interactionMs: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) visitFigures.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId > 0) visitFigures.interactionMs = Math.max(visitFigures.interactionMs, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
`

async function readToTheEnd(page: Page): Promise<void> {
  const screens = await page.evaluate('Math.ceil(document.documentElement.scrollHeight / innerHeight)')
  for (let screen = 0; screen < Number(screens); screen++) {
    await page.mouse.wheel({ deltaY: 800 })
    await atRest(page, 100)
  }
  await page.evaluate('scrollTo(0, 0)')
  // The header comes back into view.
  await atRest(page, 300)
}

async function useHeader(page: Page): Promise<void> {
  const search = await page.$('header input[type=search]')
  if (search && (await search.isVisible())) await search.type('hooi')
  await page.keyboard.press('Escape')
  for (const button of await page.$$('header button')) {
    if (!(await button.isVisible())) continue
    await button.tap()
    // A menu is closed only once it is open, and covers the page below it.
    await atRest(page, 1000)
    await page.keyboard.press('Escape')
    await atRest(page, 500)
  }
}

/** The first field and the first choice of the page, where forms and choices are what it is about. */
async function useForm(page: Page): Promise<void> {
  const field = await firstVisible(page, 'main form input:is([type=text], [type=email], [type=tel])')
  await field?.tap()
  // The window scrolls to the field before the typing.
  await atRest(page, 300)
  await field?.type('An')
  const choice = await firstVisible(page, 'main :is(form, fieldset) :is([type=radio], [type=checkbox])')
  await choice?.tap()
}

async function firstVisible(page: Page, selector: string): Promise<ElementHandle | undefined> {
  for (const element of await page.$$(selector)) if (await element.isVisible()) return element
  return undefined
}
