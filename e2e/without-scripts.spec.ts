import { at } from './hosts.ts'
import { expect, test } from './shop-test.ts'

const forms = [
  { host: 'haverhof.nl', path: '/account/login/', words: 'Dit formulier werkt alleen met JavaScript' },
  { host: 'haverhof.nl', path: '/account/register/', words: 'Dit formulier werkt alleen met JavaScript' },
  { host: 'haverhof.nl', path: '/checkout/billing/', words: 'Dit formulier werkt alleen met JavaScript' },
  { host: 'haverhof.de', path: '/checkout/billing/', words: 'Dieses Formular braucht JavaScript' },
] as const

test.describe('PAGES-15: without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { host, path, words } of forms)
    test(`the form of ${host}${path} says what it needs and whom to ask, and sends nothing`, async ({
      page,
    }) => {
      await page.goto(at(host, path))
      const main = page.getByRole('main')
      // By element: locators of text and role pass over what stands in a noscript.
      const message = main.locator('noscript > div')
      await expect(message.locator('p').first()).toContainText(words)
      await expect(message.locator('p').first()).toBeVisible()
      await expect(message.locator('a[href^="tel:"]')).toBeVisible()
      await expect(message.locator('a[href^="mailto:"]')).toBeVisible()
      // Neither a button nor Enter in a field can send a form that has no receiver.
      await expect(main.getByRole('textbox')).toHaveCount(0)
      await expect(main.locator('form:visible, [type=submit]:visible')).toHaveCount(0)
    })

  test('extras of a page are left out (PAGES-25)', async ({ page }) => {
    await page.goto(at('haverhof.nl', '/'))
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
  })
})
