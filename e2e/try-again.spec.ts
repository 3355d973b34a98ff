import { products } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

test.use({ expectedMessages: [/503/] })

test('products that could not be loaded come with a second try (LISTS-13)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  await page.route('**/api/products/search', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.getByRole('link', { name: 'Meer laden' }).click()
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(products(page, 'Producten')).toHaveCount(38)
  await expect(page.getByRole('button', { name: 'Probeer opnieuw' })).toHaveCount(0)
})

test('reviews that could not be loaded come with a second try (LISTS-13)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/')
  const reviews = page.locator('#reviews')
  await reviews.scrollIntoViewIfNeeded()
  await page.route(/\/api\/reviews|\/reviews\?/, (route) => route.fulfill({ status: 503 }), { times: 1 })
  // Pressed before its code is there, the box is ticked when it comes.
  const filter = reviews.getByRole('checkbox', { name: /mijn taal|Nederlands/ })
  await filter.click()
  await expect(filter).toBeChecked()
  await reviews.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(reviews.getByRole('alert')).toHaveCount(0)
})
