import { expectAccessible } from './axe.ts'
import { dutchCustomer, giveDetails, orderNumber, startCheckout } from './checkout.ts'
import { expect, test } from './window-test.ts'

const host = 'haverhof.nl'

test.use({ expectedMessages: [/422 \(Unprocessable/] })

test('a gift card pays for everything (CHECKOUT-PAGES-11, §2.36, §4.2)', async ({ page }) => {
  await startCheckout(page, host)
  await giveDetails(page, host, dutchCustomer)
  await page.getByText('Betalen met een cadeaukaart').click()
  await page.getByLabel('Nummer van de cadeaukaart').fill('6400 0000 0000 0500')
  await page.getByLabel('Pincode').fill('0000')
  await page.getByRole('button', { name: 'Cadeaukaart gebruiken' }).click()
  await expect(
    page.getByText('Het nummer of de pincode van de cadeaukaart klopt niet', { exact: false }),
  ).toBeVisible()
  await expectAccessible(page, 'a refused gift card')

  await page.getByLabel('Pincode').fill('1357')
  await page.getByRole('button', { name: 'Cadeaukaart gebruiken' }).click()
  await expect(page.getByText('Cadeaukaart eindigend op 0500')).toBeVisible()
  await expect(page.getByText(/^Saldo €\s[\d.,]+, waarvan €\s[\d.,]+ voor deze bestelling$/)).toBeVisible()
  await expect(page.getByText('Er hoeft niets meer betaald te worden.')).toBeVisible()
  await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
  await expect(page).toHaveURL(/\/checkout\/complete\/\?id=\d+&key=/)
  await orderNumber(page)
  await expect(page.getByRole('complementary')).toContainText('Cadeaukaart')
})
