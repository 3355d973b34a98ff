import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import { openCartWith } from './cart-help.ts'
import {
  germanCustomer,
  changeDelivery,
  giveDetails,
  goToPayment,
  orderAndGoToBank,
  orderNumber,
  typeDetails,
} from './checkout.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

// Looked at all along, because the sister brand has a look of its own: on a phone, and on a desk, as wide as the window is left.
const host = 'muehldorfer.de'

test('a company orders for another address with its VAT number (§1.13)', async ({ page }) => {
  await openCartWith(page, [[50_102, 1]], host)
  await expectAccessibleAtAllWidths(page, 'the cart of the sister brand')
  await expectAccessible(page, 'the cart of the sister brand on a desk')
  await visit(page, host, '/checkout/billing/')
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await page.getByLabel('Ich bestelle für eine Firma').check()
  await page.getByLabel('Firma', { exact: true }).fill('Reitstall Brand GmbH')
  await page.getByLabel('USt-IdNr.').fill('DE12')
  await page.getByLabel('USt-IdNr.').blur()
  await expect(page.getByLabel('USt-IdNr.')).toHaveAccessibleDescription(/USt-IdNr. mit dem Länderkürzel/)
  await expectAccessibleAtAllWidths(page, 'company fields, and what is missing')
  await expectAccessible(page, 'company fields, and what is missing, on a desk')
  await page.getByLabel('USt-IdNr.').fill('DE 811569869')
  await giveDetails(page, host, germanCustomer)
  await changeDelivery(page, host)

  await page.getByRole('radio', { name: /An eine andere Adresse/ }).check()
  await typeDetails(
    page,
    {
      firstName: 'Jonas',
      lastName: 'Keller',
      street: 'Stallweg',
      streetNumber: '3b',
      zipcode: '48149',
      city: 'Münster',
    },
    'de',
  )
  await expectAccessible(page, 'another address for the delivery, on a desk')
  await goToPayment(page, host)

  const main = page.getByRole('main')
  for (const text of ['Reitstall Brand GmbH', 'DE811569869', 'Jonas Keller', 'Stallweg 3b', '48149 Münster'])
    await expect(main).toContainText(text)
  await page.getByRole('radio', { name: /PayPal/ }).check()
  await expectAccessibleAtAllWidths(page, 'the payment of the sister brand')
  await expectAccessible(page, 'the payment of the sister brand on a desk')
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Bezahlen' }).click()
  await orderNumber(page)
  await expect(page.getByText('Jonas Keller')).toBeVisible()
})
