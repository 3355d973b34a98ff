import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

const homes = [
  'haverhof.nl',
  'haverhof.de',
  'haverhof.dk',
  'haverhof.it',
  'haverhof.pt',
  'haverhof.es',
  'haverhof.se',
  'haverhof.ee',
  'muehldorfer.de',
  'haverhof-group.com',
] as const

test('letters of twice the size push no home page beyond a small screen', async ({ page }) => {
  for (const host of homes) {
    await visit(page, host, '/')
    // The root is 62.5 % of what the visitor has chosen.
    await page.addStyleTag({ content: 'html { font-size: 125% !important }' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, host).toBeLessThanOrEqual(390)
  }
})
