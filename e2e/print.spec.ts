import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

test('printing shows the page without header, footer and dialogs (§2.49)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/')
  await expect(page.getByRole('banner')).toBeAttached()
  await page.getByRole('button', { name: /Afbeelding vergroten/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('link', { name: 'Haverhof, naar de homepage' }).first()).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
  await expect(page.locator('header').getByRole('link', { name: /naar de homepage/ })).toBeHidden()
  await expect(page.locator('header').getByRole('combobox', { includeHidden: true })).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  // What is kept above the screen would stand at the foot of every sheet.
  await expect(page.getByRole('link', { name: 'Naar de inhoud', includeHidden: true })).toBeHidden()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByText('Aanvullend diervoeder')).toBeVisible()
})

test.describe('with the notice about cookies on the screen', () => {
  test.use({ hasAnsweredCookies: false })

  test('an article prints without it', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/advies/ruwvoer/hoeveel-hooi-heeft-een-paard-nodig/')
    const notice = page.getByRole('region', { name: 'Cookies, alleen als u dat wilt' })
    await expect(notice).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    await expect(page.locator('main h1')).toBeVisible()
  })
})
