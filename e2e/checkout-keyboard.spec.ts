import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { orderNumber, startCheckout } from './checkout.ts'
import { expect, test } from './shop-test.ts'
import { alive } from './visit.ts'

const host = 'haverhof.nl'
const mostTabs = 60

/** Presses Tab until this has the focus, and looks that nothing covers it. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' })
  for (let presses = 0; presses < mostTabs; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) {
      expect(await isInSight(page), `${String(name)} is in sight`).toBe(true)
      return
    }
  }
  throw new Error(`The keyboard does not reach ${String(name)}`)
}

async function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    if (!box) return false
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const above = document.elementFromPoint(x, y)
    return (
      above !== null && (document.activeElement?.contains(above) || above.contains(document.activeElement))
    )
  })
}

test('a whole order goes by keyboard alone', async ({ page }) => {
  await startCheckout(page, host)
  for (const [label, text] of [
    ['Voornaam', 'Anna'],
    ['Achternaam', 'de Vries'],
    ['E-mailadres', 'anna@example.nl'],
    ['Straat', 'Dorpsstraat'],
    ['Huisnummer', '12'],
    ['Postcode', '8011AB'],
    ['Plaats', 'Zwolle'],
  ] as const) {
    await tabTo(page, 'textbox', label)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/delivery\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('radio', { name: /Op uw eigen adres/ })).toBeVisible()
  await tabTo(page, 'radio', /Op uw eigen adres/)
  await tabTo(page, 'button', 'Verder naar betaling')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/payment\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeVisible()
  await tabTo(page, 'radio', /iDEAL/)
  await page.keyboard.press('Space')
  await tabTo(page, 'combobox', 'Uw bank')
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, 'payment by keyboard')
  await tabTo(page, 'button', 'Bestelling met betalingsverplichting')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sandbox-payment\//)
  await alive(page)
  await expect(page.getByRole('button', { name: 'Betalen' })).toBeVisible()
  await tabTo(page, 'button', 'Betalen')
  await page.keyboard.press('Enter')
  await orderNumber(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
