import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import {
  dutchCustomer,
  giveDetails,
  keptCart,
  orderAndGoToBank,
  orderNumber,
  startCheckout,
} from './checkout.ts'
import { expect, test } from './window-test.ts'
import { hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'

test.use({ expectedMessages: [/404 \(Not Found\).*api\/orders/] })

test('a payment that failed is paid again in another way (CHECKOUT-PAGES-15, §2.36, §2.37, §8.11)', async ({
  page,
}) => {
  await startCheckout(page, host)
  await giveDetails(page, host, dutchCustomer)
  await page.getByRole('radio', { name: /Visa/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Laten mislukken' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Helaas mislukt' })).toBeVisible()
  await expect(page.getByText('Er is niets afgeschreven', { exact: false }).first()).toBeVisible()
  expect(await keptCart(page)).not.toBeNull()
  await expectAccessibleAtAllWidths(page, 'a failed payment')
  await page.getByRole('radio', { name: /PayPal/ }).check()
  await page.getByRole('button', { name: 'Nu betalen' }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\//)
  await hydrated(page)
  await page.getByRole('button', { name: 'Betalen' }).click()
  await orderNumber(page)
  await expect.poll(() => keptCart(page)).toBeNull()
})

test('after a cancelled payment the cart can be changed (CHECKOUT-PAGES-15)', async ({ page }) => {
  await startCheckout(page, host)
  await giveDetails(page, host, dutchCustomer)
  await page.getByRole('radio', { name: /Visa/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByText('De betaling is afgebroken.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Winkelwagen wijzigen' }).click()
  await expect(page).toHaveURL(/\/cart\/$/)
  await expect(page.getByRole('main')).toContainText('Haver Basis Muesli')
})

test('a webhook that never comes does not keep the customer waiting', async ({ page }) => {
  await startCheckout(page, host)
  await giveDetails(page, host, dutchCustomer)
  await page.getByRole('radio', { name: /Visa/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByText('Wanneer hoort de winkel ervan?').click()
  await page.getByLabel('Bericht aan de winkel').selectOption('nooit')
  await page.getByRole('button', { name: 'Betalen' }).click()
  await orderNumber(page)
})

test('a wrong key shows nothing about an order (CHECKOUT-PAGES-58)', async ({ page }) => {
  await visit(page, host, '/checkout/complete/?id=100001&key=nobody-knows-this-key')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Wij kunnen deze bestelling niet vinden' }),
  ).toBeVisible()
  await expectAccessible(page, 'an unknown order')
})
