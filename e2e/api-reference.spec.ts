import { at } from './hosts.ts'
import { expect, test } from './shop-test.ts'

test('HTTP-8: the reference page lists the calls of the API and lets a reader try one', async ({ page }) => {
  await page.goto(at('haverhof.nl', '/api/docs/'))
  await expect(page.getByRole('heading', { name: 'Haverhof shop API' })).toBeVisible()
  await page.getByRole('button', { name: 'Every site in every language' }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText('"languageId"').first()).toBeVisible()
})
