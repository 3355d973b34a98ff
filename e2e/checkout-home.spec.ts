import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import {
  dutchCustomer,
  changeDelivery,
  giveDetails,
  goToPayment,
  keptCart,
  orderAndGoToBank,
  orderNumber,
  startCheckout,
  typeDetails,
} from './checkout.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'

test('a guest orders for home delivery and pays at the bank, after which all is forgotten (CHECKOUT-PAGES-9, 16, CART-PAGES-10, CART-PAGES-29, §1.10, §1.13, §2.35, §2.52, §6.1)', async ({
  page,
}) => {
  // Every page of the way is looked at in three widths.
  await visit(page, host, '/paardenvoer/')
  await page
    .getByRole('button', { name: /in winkelwagen/i })
    .first()
    .click()
  await expect(page.getByRole('status')).toContainText('ligt in uw winkelwagen')
  await visit(page, host, '/cart/')
  await page.getByRole('link', { name: 'Verder naar bestellen' }).first().click()
  await expect(page).toHaveURL(/\/checkout\/billing\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Uw gegevens' })).toBeFocused()
  await expectAccessibleAtAllWidths(page, 'billing')
  await giveDetails(page, host, dutchCustomer)
  // Nothing is missing; who wants to say more goes back (CHECKOUT-PAGES-40).
  await expect(page.getByRole('heading', { level: 1, name: 'Betaling' })).toBeFocused()
  await changeDelivery(page, host)

  await expect(page.getByRole('heading', { level: 1, name: 'Bezorging' })).toBeFocused()
  await expect(
    page.getByRole('radio', { name: /Op uw eigen adres.*Dorpsstraat 12, 8011 AB Zwolle.*Komt/ }),
  ).toBeChecked()
  await expectAccessibleAtAllWidths(page, 'delivery')
  await goToPayment(page, host)

  await page.getByRole('radio', { name: /iDEAL/ }).check()
  await page.getByLabel('Uw bank').selectOption({ index: 1 })
  await expectAccessibleAtAllWidths(page, 'payment')
  const total = await page
    .getByRole('complementary')
    .getByText(/^€\s[\d.,]+$/)
    .last()
    .innerText()
  expect(total).toMatch(/€/)
  // Who buys, where it goes and when, and what (CHECKOUT-PAGES-9).
  const main = page.getByRole('main')
  await expect(main).toContainText(/Anna de Vries.*Dorpsstraat 12.*8011 AB Zwolle/)
  await expect(main).toContainText(/Op uw eigen adres.*Komt/)
  await expect(page.getByRole('complementary').getByRole('listitem').first()).toContainText(/1 × .*€/)
  const requestedPaths: string[] = []
  await orderAndGoToBank(page, host)

  // While it may be turning into an order, the cart is not fetched (CART-PAGES-29).
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(page.getByText('Dit is een proefbetaling.')).toBeVisible()
  await expect(page.getByRole('link', { name: /winkelwagen/i })).toHaveCount(0)
  await expectAccessible(page, 'the test bank')
  expect(requestedPaths.filter((path) => path.startsWith('/api/cart'))).toEqual([])
  await page.getByRole('button', { name: 'Betalen' }).click()

  await expect(page).toHaveURL(/\/checkout\/complete\/\?id=\d+&key=[^&]+&status=return$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bedankt, wij gaan inpakken' })).toBeVisible()
  await orderNumber(page)
  await expect(page.getByText('anna@example.nl', { exact: true })).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'the last page')
  await expect.poll(() => keptCart(page)).toBeNull()
  const typed = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(typed).not.toMatch(/Anna|Dorpsstraat|anna@example\.nl/)
  const purchases = () =>
    page.evaluate(
      () =>
        (globalThis as { dataLayer?: { event?: string }[] }).dataLayer?.filter(
          ({ event }) => event === 'purchase',
        ).length,
    )
  expect(await purchases()).toBe(1)
  await page.reload()
  await orderNumber(page)
  expect(await purchases()).toBe(0)
})

test('what is missing stands beside its field, and what was typed survives a reload (§2.31)', async ({
  page,
}) => {
  await startCheckout(page, host)
  await typeDetails(page, { firstName: 'Anna', zipcode: '12', emailAddress: 'anna@' })
  await page.getByRole('button', { name: 'Verder naar betaling' }).click()
  await expect(page.getByLabel('Achternaam')).toBeFocused()
  await expect(page.getByLabel('Achternaam')).toHaveAccessibleDescription('Dit is een verplicht veld')
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/Vul de postcode in zoals 1234 AB/)
  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Vul een geldig e-mailadres in/)
  await expectAccessibleAtAllWidths(page, 'billing with errors')
  await page.reload()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna')
  await expect(page.getByLabel('Postcode')).toHaveValue('12')
})

test('a closed step leads to what is missing (CHECKOUT-PAGES-5, §2.30)', async ({ page }) => {
  await startCheckout(page, host)
  await visit(page, host, '/checkout/payment/')
  await expect(page).toHaveURL(/\/checkout\/billing\/$/)
  await page.evaluate(() => localStorage.removeItem('cart'))
  await visit(page, host, '/checkout/delivery/')
  await expect(page).toHaveURL(/\/cart\/$/)
})

test('a street that comes with its number fills both fields', async ({ page }) => {
  await startCheckout(page, host)
  await page.getByLabel('Straat').fill('Dorpsstraat 12a')
  await page.getByLabel('Straat').blur()
  await expect(page.getByLabel('Straat')).toHaveValue('Dorpsstraat')
  await expect(page.getByLabel('Huisnummer')).toHaveValue('12')
  await expect(page.getByLabel('Toevoeging')).toHaveValue('a')
})
