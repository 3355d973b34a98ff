import { expect, test } from './shop-test.ts'
import { hydrated, visit } from './visit.ts'

test.use({ expectedMessages: [/404|dynamically imported module/] })

test('code that a new release has replaced: the page is loaded anew, once (PAGES-26)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/')
  await hydrated(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/assets/*review-dialog*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Schrijf een review' }).click()
  await expect.poll(() => loads).toBe(1)
  await hydrated(page)
  const headResponse = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await page.getByRole('button', { name: 'Schrijf een review' }).click()
  await headResponse
  // Takes as long as loading anew would, which would end it.
  await page.evaluate(async () => (await fetch(location.href)).text())
  expect(loads).toBe(1)
})
