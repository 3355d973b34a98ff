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
      await expect(main.getByText(words)).toBeVisible()
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
      await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
      // Neither a button nor Enter in a field can send what nobody would receive.
      await expect(main.getByRole('textbox')).toHaveCount(0)
      await expect(main.locator('form:visible, [type=submit]:visible')).toHaveCount(0)
    })

  test('extras of a page are left out', async ({ page }) => {
    await page.goto(at('haverhof.nl', '/'))
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
  })
})
