import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

test('the sugar filter has one name, seen and read out (LISTS-8)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const group = filters.locator('details').filter({ hasText: 'Suiker (maximaal)' })
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
  await expect(group.getByRole('group', { name: 'Suiker (maximaal)' })).toBeVisible()
  await expect(group.getByRole('slider', { name: 'Suiker (maximaal)' })).toBeVisible()
})

test('the whole of a menu is one sentence with its name (SHELL-21)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.getByText('Paardenvoer', { exact: true }).first().click()
  await expect(menu.getByRole('link', { name: 'Alles in Paardenvoer', exact: true })).toBeVisible()
})
