import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { amountOf, cartLines, openCartWith } from './cart-help.ts'
import { startCheckout } from './checkout.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'
const product = '/paardenvoer/muesli/haver-basis-muesli/hh10101/'

const heightOf = async (target: Locator) => Math.round((await target.boundingBox())?.height ?? 0)

test.describe('the question about cookies', () => {
  test.use({ hasAnsweredCookies: false })

  test('comes right after the skip link, and gives the focus back (CONSENT-6)', async ({ page }) => {
    await visit(page, host, '/')
    const notice = page.getByRole('region', { name: 'Cookies, alleen als u dat wilt' })
    await expect(notice).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(notice.locator(':focus')).toHaveCount(1)
    await notice.getByRole('button', { name: 'Weigeren' }).focus()
    await page.keyboard.press('Enter')
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  })

  test('never lies over what has the focus (SHELL-16)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await visit(page, host, '/')
    const notice = page.getByRole('region', { name: 'Cookies, alleen als u dat wilt' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Instellingen' }).focus()
    const ends: number[] = []
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab')
      ends.push(await page.locator(':focus').evaluate((element) => element.getBoundingClientRect().bottom))
    }
    const top = (await notice.boundingBox())?.y ?? 0
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThanOrEqual(top)
  })

  for (const width of [390, 1440])
    test(`hides nothing at the end of the page at ${width} px (SHELL-16)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, host, '/')
      const notice = page.getByRole('region', { name: 'Cookies, alleen als u dat wilt' })
      await expect(notice).toBeVisible()
      const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' })
      // What is below the first screen is laid out when it comes near, so the end of the page moves.
      const covered = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const [below, above] = [await last.boundingBox(), await notice.boundingBox()]
        return (below?.y ?? 0) + (below?.height ?? 0) - (above?.y ?? 0)
      }
      await expect.poll(covered).toBeLessThanOrEqual(0)
    })

  test('leaves room in a window of 320 by 256, and its heading can be read (SHELL-42)', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit(page, host, '/')
    const notice = page.getByRole('region', { name: 'Cookies, alleen als u dat wilt' })
    expect(await heightOf(notice)).toBeLessThanOrEqual(154)
    await notice.getByRole('button', { name: 'Instellingen' }).focus()
    await notice.getByRole('heading').scrollIntoViewIfNeeded()
    await expect(notice.getByRole('heading')).toBeInViewport({ ratio: 1 })
  })
})

test('the bar with the price never lies over what has the focus, and a short window has none (SHELL-16, SHELL-42)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await visit(page, host, product)
  const bar = page.locator('[data-bottom-bar]')
  await page.locator('#buy').getByRole('button').last().focus()
  const ends: number[] = []
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press('Tab')
    ends.push(await page.locator(':focus').evaluate((element) => element.getBoundingClientRect().bottom))
  }
  await expect(bar).toBeVisible()
  expect(Math.max(...ends)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(bar).toBeHidden()
})

test('in the colours of the visitor stars, dots and ticks are seen (SHELL-43)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await visit(page, host, product)
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  const stars = page.locator('main .rating > i').first()
  expect(await stars.evaluate((drawn) => getComputedStyle(drawn).backgroundImage)).toContain(text)
  const dot = page.locator('main .stock-line > i').first()
  expect(await dot.evaluate((drawn) => getComputedStyle(drawn).backgroundColor)).toBe(text)
  const colours = await page
    .locator('main ul .icon')
    .evaluateAll((icons) =>
      icons.filter((icon) => !icon.closest('a, button')).map((icon) => getComputedStyle(icon).stroke),
    )
  expect(colours.length).toBeGreaterThan(0)
  expect([...new Set(colours)]).toEqual([text])
})

test('in the colours of the visitor the chosen pack of a card and the page one is on have an edge (SHELL-43)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await visit(page, host, '/paardenvoer/')
  const edges = (of: Locator) =>
    of.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  const chips = page.locator('main .product-card .pack-chips').first()
  await chips.getByRole('button').last().click()
  await expect.poll(() => edges(chips.locator('[aria-pressed=true]'))).toEqual(['solid'])
  expect(new Set(await edges(chips.locator('[aria-pressed=false]')))).toEqual(new Set(['none']))
  const pages = page.getByRole('main').locator('.page-link')
  expect(await edges(pages.and(page.locator('[aria-current=page]')))).toEqual(['solid'])
  expect(new Set(await edges(pages.and(page.locator(':not([aria-current])'))))).toEqual(new Set(['none']))
})

test('what is pressed is large enough (SHELL-44)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, host, product)
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').first()
  expect(await heightOf(crumbs)).toBeGreaterThanOrEqual(44)
  const service = page.getByRole('navigation', { name: 'Service' }).getByRole('link').first()
  expect(await heightOf(service)).toBeGreaterThanOrEqual(44)
  const foot = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  for (const link of await foot.all()) expect(await heightOf(link)).toBeGreaterThanOrEqual(44)
  await startCheckout(page, host)
  await page.setViewportSize({ width: 390, height: 844 })
  const phone = await page.getByRole('banner').locator('a[href^="tel:"]').boundingBox()
  expect(phone?.width).toBeGreaterThanOrEqual(44)
})

test('the offer to bring a line back is in sight (CART-PAGES-6, SHELL-16)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openCartWith(page, [
    [10_101, 1],
    [11_101, 1],
    [11_102, 1],
    [10_102, 1],
  ])
  const last = cartLines(page)
    .last()
    .getByRole('button', { name: /verwijderen$/ })
  await last.click()
  const undo = page.getByRole('button', { name: 'Ongedaan maken' })
  await expect(undo).toBeFocused()
  await expect(undo).toBeInViewport({ ratio: 1 })
})

test('delivery that has become free says what it was (CART-PAGES-11)', async ({ page }) => {
  await openCartWith(page, [[11_101, 8]])
  await expect(amountOf(page, 'Bezorging')).toHaveText(/Normaal €\s5,95, nu Gratis/)
})

test('the answer of the calculator never lies over the slider (SHELL-44)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, host, '/voercalculator/')
  const slider = page.getByRole('slider')
  await slider.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 30))
  const pill = page.getByRole('main').getByRole('button', { name: /per dag$/, includeHidden: true })
  await expect(pill).toHaveCount(1)
  await expect(pill).toBeHidden()
  await expectAccessible(page, 'the calculator with its slider at the bottom')
  await page.evaluate(() => scrollBy(0, 200))
  await expect(pill).toBeVisible()
})

test.describe('the ring of the focus', () => {
  test.use({ isCalm: true })

  for (const width of [390, 820, 1440])
    test(`is cut off by nothing at ${width} px (SHELL-16)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/paardenvoer/', product]) {
        await visit(page, host, path)
        await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').first().focus()
        // Past the categories, the packs and the sections of the page; a row that scrolls brings what has the focus into sight.
        for (let press = 0; press < 30; press++) {
          await page.keyboard.press('Tab')
          await expect.poll(() => page.locator(':focus').evaluate(cutRing)).toBe('')
        }
      }
    })
})

/** By what the ring of an element is cut off where the element itself is not; runs in the page. */
function cutRing(focused: Element): string {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
  if (outlineStyle === 'none') return ''
  const out = parseFloat(outlineWidth) + parseFloat(outlineOffset)
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const sides = [left, top, -right, -bottom]
  for (let at = focused.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue
    const box = at.getBoundingClientRect()
    const clip = [box.left, box.top, -box.right, -box.bottom]
    const room = sides.map((side, index) => side - (clip[index] ?? 0))
    const isCut = room.some((beside) => beside > -1 && beside < out - 0.5)
    if (isCut) return `${focused.textContent} by ${at.outerHTML.slice(0, 80)}`
  }
  return ''
}
