import { type Page } from '@playwright/test'
import { expect, test } from './window-test.ts'
import type { Host } from './hosts.ts'
import { visit as open } from './visit.ts'

const product = '/paardenvoer/muesli/haver-basis-muesli/'

/** Before the page has started, the browser jumps to an anchor by itself. */
async function visit(page: Page, host: Host, path: string): Promise<void> {
  await open(page, host, path)
  await expect(page.locator('[data-layers]')).toBeAttached()
}

/** Every position the window passes, frame by frame, from now on. */
async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = []
    const look = () => {
      if (seen.at(-1) !== scrollY) seen.push(scrollY)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
}

/** Ends with the next smooth movement of the window. */
async function movementEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    new Promise((end) => addEventListener('scrollend', end, { once: true })).then(() => 0),
  )
}

const toReviews = (page: Page) => page.locator('a[href="#reviews"]').first()

test('an anchor of the same page is scrolled to smoothly and gets the focus (SHELL-1, ACC-35)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', product)
  await toReviews(page).scrollIntoViewIfNeeded()
  const start = await page.evaluate(() => scrollY)
  const positions = await watchScrolling(page)
  const moved = movementEnd(page)
  await toReviews(page).click()
  await expect(page).toHaveURL(/#reviews$/)
  await moved
  expect((await positions()).length).toBeGreaterThan(5)
  await expect(page.locator('#reviews')).toBeFocused()
  await expect(page.locator('#reviews')).toBeInViewport()
  // Back is where it was left, and at once.
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(start)
})

test('the same link leads there a second time (SHELL-1)', async ({ page }) => {
  await visit(page, 'haverhof.nl', product)
  await toReviews(page).click()
  await expect(page.locator('#reviews')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await toReviews(page).click()
  await expect(page.locator('#reviews')).toBeInViewport()
})

test.describe('who wants less motion', () => {
  test.use({ isCalm: true })

  test('is there at once (SHELL-1)', async ({ page }) => {
    await visit(page, 'haverhof.nl', product)
    const positions = await watchScrolling(page)
    await toReviews(page).click()
    await expect(page.locator('#reviews')).toBeFocused()
    expect((await positions()).length).toBeLessThanOrEqual(2)
  })
})

test('the hash that means no scrolling leaves the window alone on the same page too (SHELL-1)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', product)
  await page.evaluate(() => scrollTo(0, 120))
  await toReviews(page).evaluate((link: HTMLAnchorElement) => {
    link.hash = 'no-scroll'
    link.click()
  })
  await expect(page).toHaveURL(/#no-scroll$/)
  expect(await page.evaluate(() => scrollY)).toBe(120)
})

test('the contents of an article and an answer of the questions are reached the same way (SHELL-1)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/advies/ruwvoer/hoeveel-hooi-heeft-een-paard-nodig/')
  const positions = await watchScrolling(page)
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').last().click()
  await expect.poll(async () => (await positions()).length).toBeGreaterThan(5)
})
