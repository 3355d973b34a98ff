import { orderNumber, startCheckout } from './checkout.ts'
import { tabTo, typeByKeyboard } from './keyboard.ts'
import { expect, test } from './window-test.ts'
import { hydrated } from './visit.ts'

const host = 'haverhof.nl'
test('a whole order goes by keyboard alone', async ({ page }) => {
  await startCheckout(page, host)
  await typeByKeyboard(page, {
    Voornaam: 'Anna',
    Achternaam: 'de Vries',
    'E-mailadres': 'anna@example.nl',
    Straat: 'Dorpsstraat',
    Huisnummer: '12',
    Postcode: '8011AB',
    Plaats: 'Zwolle',
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/payment\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, 'link', 'De bezorging wijzigen')
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
  await tabTo(page, 'button', 'Bestelling met betalingsverplichting')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sandbox-payment\//)
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Betalen' })).toBeVisible()
  await tabTo(page, 'button', 'Betalen')
  await page.keyboard.press('Enter')
  await orderNumber(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
