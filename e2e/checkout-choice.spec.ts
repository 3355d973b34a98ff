import type { Page } from '@playwright/test'
import { expectAccessibleAtAllWidths } from './axe.ts'
import {
  changeDelivery,
  dutchCustomer,
  giveDetails,
  giveDetailsForDelivery,
  goToPayment,
  startCheckout,
  typeDetails,
} from './checkout.ts'
import { tabTo } from './keyboard.ts'
import { keepNewCart } from './quick-cart.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'

const choice = (page: Page) => page.getByRole('group', { name: /Hoe wilt u uw bestelling ontvangen/ })
const way = (page: Page, name: RegExp) => choice(page).getByRole('radio', { name })
const overview = (page: Page) => page.getByRole('complementary')

test('the first thing checkout asks is how the order is received, and the costs follow at once (CHECKOUT-PAGES-19, CHECKOUT-PAGES-48, ACC-140, §4.19)', async ({
  page,
}) => {
  await startCheckout(page, host)
  await expect(overview(page)).toContainText(/Bezorging\s*€\s5,95/)
  await expect(way(page, /Op uw eigen adres.*€ 5,95/)).toBeChecked()
  // It comes before every other field of the step.
  await expect(page.locator('main form').locator('input, select').first()).toHaveAttribute('name', 'delivery')
  await way(page, /Bij een pakketpunt.*€ 4,45/).check()
  await expect(overview(page)).toContainText(/Bezorging\s*€\s4,45/)
  await expect(overview(page)).not.toContainText(/Bezorging\s*€\s5,95/)
  await expectAccessibleAtAllWidths(page, 'billing with a choice')
  await page.reload()
  await expect(way(page, /Bij een pakketpunt/)).toBeChecked()
  await giveDetailsForDelivery(page, host, dutchCustomer)
  await expect(page.getByRole('radio', { name: /Bij een pakketpunt/ })).toBeChecked()
  const places = page.getByRole('group', { name: 'Pakketpunten, de dichtstbijzijnde eerst' })
  await places.getByRole('radio').first().check()
  await goToPayment(page, host)
  await expect(overview(page)).toContainText(/Bezorging\s*€\s4,45/)
})

test('another address is asked for in the delivery step, where the costs follow a change of mind too (CHECKOUT-PAGES-48, CHECKOUT-PAGES-44, CHECKOUT-PAGES-61, ACC-140)', async ({
  page,
}) => {
  await startCheckout(page, host)
  await way(page, /Op een ander adres/).check()
  await giveDetailsForDelivery(page, host, dutchCustomer)
  await expect(page.getByRole('radio', { name: /Op een ander adres/ })).toBeChecked()
  await typeDetails(page, { firstName: 'Jan', lastName: 'Smit', street: 'Weg', streetNumber: '3' })
  await expect(overview(page)).toContainText(/Bezorging\s*€\s5,95/)
  await page.getByRole('radio', { name: /Bij een pakketpunt/ }).check()
  await expect(overview(page)).toContainText(/Bezorging\s*€\s4,45/)
  await page.getByRole('radio', { name: /Op een ander adres/ }).check()
  await expect(overview(page)).toContainText(/Bezorging\s*€\s5,95/)
  // What was typed before the change of mind is still there.
  await expect(page.getByLabel('Straat', { exact: true })).toHaveValue('Weg')
  await typeDetails(page, { zipcode: '3511 AA', city: 'Utrecht' })
  await goToPayment(page, host)
  await expect(page.getByRole('main')).toContainText('Weg 3')
})

test('the overview follows a choice of the delivery step at once (CHECKOUT-PAGES-48, ACC-277)', async ({
  page,
}) => {
  await startCheckout(page, host)
  await giveDetails(page, host, dutchCustomer)
  await changeDelivery(page, host)
  await expect(overview(page)).toContainText(/Bezorging\s*€\s5,95/)
  await page.getByRole('radio', { name: /Bij een pakketpunt/ }).check()
  await expect(overview(page)).toContainText(/Bezorging\s*€\s4,45/)
  await expect(overview(page)).not.toContainText(/Bezorging\s*€\s5,95/)
})

test('a dealer is remembered until one is chosen (CHECKOUT-PAGES-48, ACC-140)', async ({ page }) => {
  await startCheckout(page, host)
  await way(page, /Afhalen bij een dealer.*Gratis/).check()
  // The sum follows before a dealer is chosen (DELIVERY-14).
  await expect(overview(page)).toContainText(/Bezorging\s*Gratis/)
  await giveDetailsForDelivery(page, host, dutchCustomer)
  await expect(page.getByRole('radio', { name: /Afhalen bij een dealer/ })).toBeChecked()
  const dealers = page.getByRole('group', { name: 'Dealers, de dichtstbijzijnde eerst' })
  await page.getByRole('button', { name: 'Verder naar betaling' }).click()
  await expect(dealers).toHaveAccessibleDescription('Kies een dealer')
  await dealers.getByRole('radio').first().check()
  await goToPayment(page, host)
})

test('the choice goes by keyboard, and a country without pickup points takes the pickup back (CHECKOUT-PAGES-49, ACC-140)', async ({
  page,
}) => {
  await keepNewCart(page, 'haverhof.it', [[10101, 1]])
  await visit(page, 'haverhof.it', '/checkout/billing/')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await tabTo(page, 'radio', /./)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const pickup = page.getByRole('radio', { name: /punto di ritiro/ })
  await expect(pickup).toBeChecked()
  await expect(overview(page)).toContainText(/Consegna\s*7,95/)
  await page.getByRole('combobox').selectOption('SI')
  await expect(pickup).toHaveCount(0)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(overview(page)).toContainText(/Consegna\s*9,95/)
})

test('analysis kits alone are not asked how they are received (CHECKOUT-PAGES-19)', async ({ page }) => {
  await keepNewCart(page, host, [[90101, 1]])
  await visit(page, host, '/checkout/billing/')
  await expect(page.getByRole('button', { name: 'Verder naar betaling' })).toBeVisible()
  await expect(choice(page)).toHaveCount(0)
})
