import type { Page } from '@playwright/test'
import { askShop } from './ask.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

/** Every colour the bar has, frame by frame, until it is gone. */
async function watchColours(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const colours = new Set<string>()
    const look = () => {
      const bar = document.querySelector('[data-progress]')
      if (bar) colours.add(getComputedStyle(bar).backgroundColor)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { colours })
  })
  return () => page.evaluate(() => [...(window as unknown as { colours: Set<string> }).colours])
}

test.describe('a navigation that fails', () => {
  test.use({ expectedMessages: [/404|500|503|net::ERR_FAILED|Failed to fetch|Unable to decode|Error/] })

  for (const [what, answer] of [
    ['with 500', 500],
    ['with 503', 503],
    ['without an answer', null],
  ] as const) {
    test(`${what} turns the bar to the failure colour, and then it leaves (SHELL-31, ACC-150)`, async ({
      page,
    }) => {
      await visit(page, 'haverhof.nl', '/')
      await page.route(/\.data(\?|$)/, async (route) => {
        // The answer comes when the bar is there to be seen.
        await page.locator('[data-progress]').waitFor()
        await (answer === null ? route.abort('failed') : route.fulfill({ status: answer, body: 'no' }))
      })
      const colours = await watchColours(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Klantenservice' }).click()
      await expect(page.getByRole('heading', { name: 'Oeps, hier ging iets mis!' })).toBeVisible()
      await expect(page.locator('[data-progress]')).toHaveCount(0)
      expect(await colours()).toContain(await colourOf(page, 'bg-danger'))
    })
  }

  test('a page that is not there has not failed: the bar keeps its colour (SHELL-31)', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/')
    const missing = await askShop('haverhof.nl', '/nergens/_.data')
    await page.route(/\.data(\?|$)/, async (route) => {
      await page.locator('[data-progress]').waitFor()
      await route.fulfill({ ...missing, headers: { 'content-type': missing.headers['content-type'] ?? '' } })
    })
    const colours = await watchColours(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Klantenservice' }).click()
    await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
    await expect(page.locator('[data-progress]')).toHaveCount(0)
    expect(await colours()).toEqual([await colourOf(page, 'bg-action')])
  })
})

function colourOf(page: Page, className: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.className = name
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, className)
}
