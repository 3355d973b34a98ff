import type { Locator, Page } from '@playwright/test'
import { startCheckout } from './checkout.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

/** Presses the middle of an element as a hand does: down, a moment, up. Answers how far it moved meanwhile. */
async function pressSlowly(page: Page, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded()
  const before = await element.boundingBox()
  if (!before) throw new Error('there is nothing to press')
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  // Two frames: whatever leaving the field had to say would be painted by now.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
  const during = await element.boundingBox()
  await page.mouse.up()
  return Math.abs((during?.y ?? 0) - before.y)
}

test('a tick is set by the first press, although the field that was left is wrong (SHELL-20, ACC-276)', async ({
  page,
}) => {
  await startCheckout(page, 'haverhof.nl')
  await page.getByLabel('Postcode', { exact: true }).fill('80')
  const tick = page.getByRole('checkbox', { name: /nieuwsbrief/ })
  expect(await pressSlowly(page, tick)).toBe(0)
  await expect(tick).toBeChecked()
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveAccessibleDescription(
    /Vul de postcode in zoals 1234 AB/,
  )
})

test('the pressed button of a form stays where it is until it is released (SHELL-20)', async ({ page }) => {
  await startCheckout(page, 'haverhof.nl')
  await page.getByLabel('Postcode', { exact: true }).fill('80')
  expect(await pressSlowly(page, page.getByRole('button', { name: 'Verder naar betaling' }))).toBe(0)
  await expect(page.getByLabel('Voornaam')).toBeFocused()
  await expect(page.getByLabel('Voornaam')).toHaveAccessibleDescription('Dit is een verplicht veld')

  await visit(page, 'haverhof.nl', '/withdraw/')
  await page.getByLabel('E-mailadres', { exact: true }).fill('anna@')
  expect(await pressSlowly(page, page.getByRole('button', { name: 'Verder naar bevestigen' }))).toBe(0)
  await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveAccessibleDescription(/geldig/)
})
