import { products } from './product-list.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a finger leaves a card as it was: looks of a pointer that rests on it are for pointers (SHELL-26)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const card = products(page, 'Producten').first()
  // A browser has a pointer rest where a finger has pressed.
  await card.hover()
  await expect.poll(() => card.evaluate((element) => element.matches(':hover'))).toBe(true)
  await expect(card.getByRole('heading').getByRole('link')).toHaveCSS('text-decoration-line', 'none')
  await expect(card.locator('img')).toHaveCSS('scale', 'none')
})
