import { expectAccessibleAtAllWidths } from './axe.ts'
import {
  dutchCustomer,
  changeDelivery,
  giveDetails,
  goToPayment,
  orderAndGoToBank,
  orderNumber,
  startCheckout,
} from './checkout.ts'
import { expect, test } from './window-test.ts'

const host = 'haverhof.nl'

test('a guest has the order sent to a pickup point (CHECKOUT-PAGES-8, §1.13)', async ({ page }) => {
  await startCheckout(page, host)
  await giveDetails(page, host, dutchCustomer)
  await changeDelivery(page, host)
  await page.getByRole('radio', { name: /Bij een pakketpunt/ }).check()
  const places = page.getByRole('group', { name: 'Pakketpunten, de dichtstbijzijnde eerst' })
  await expect(places.getByRole('radio').first()).toBeVisible()

  await page.getByRole('button', { name: 'Verder naar betaling' }).click()
  await expect(places).toHaveAccessibleDescription('Kies een pakketpunt')
  await expectAccessibleAtAllWidths(page, 'pickup points')

  await page.getByLabel('Plaats of postcode').fill('Utrecht')
  await page.getByLabel('Plaats of postcode').press('Enter')
  await expect(page.getByRole('status')).toHaveText(/^\d+ punten bij Utrecht$/)
  const distances = await places.getByText(/^[\d,]+ km$/).allInnerTexts()
  const kilometres = distances.map((text) => Number(text.replace(' km', '').replace(',', '.')))
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
  await places.getByText('Openingstijden').first().click()
  await expect(places.getByText(/\d\d:\d\d – \d\d:\d\d/).first()).toBeVisible()
  const pickupPoint = places.getByRole('radio').nth(1)
  await pickupPoint.check()
  const label = await places.getByRole('listitem').nth(1).locator('label').innerText()
  // The first line is the number on the map and the name.
  const name = /\p{L}.*/u.exec(label)?.[0] ?? ''
  await goToPayment(page, host)

  await expect(page.getByRole('main')).toContainText(name)
  await page.getByRole('radio', { name: /Visa/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Betalen' }).click()
  await orderNumber(page)
  await expect(page.getByText(name)).toBeVisible()
})

test('an unknown place says so', async ({ page }) => {
  await startCheckout(page, host)
  await giveDetails(page, host, dutchCustomer)
  await changeDelivery(page, host)
  await page.getByRole('radio', { name: /Bij een pakketpunt/ }).check()
  await page.getByLabel('Plaats of postcode').fill('Nergenshuizen')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await expect(page.getByRole('main')).toContainText('Geen pakketpunt gevonden bij ‘Nergenshuizen’')
})
