import { countFields } from './count-fields.ts'
import { countPresses } from './count-presses.ts'
import { orderAndGoToBank, orderNumber, wordsOf } from './checkout.ts'
import { expect, test } from './shop-test.ts'
import { hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'

// The first visit: the question about cookies is answered like everything else.
test.use({ hasAnsweredCookies: false })

test('a guest comes from the home of the shop to a paid order with eight presses at most, cookies, cart and bank among them, and five typed fields where a register knows the address (CHECKOUT-PAGES-31, CHECKOUT-PAGES-40, CHECKOUT-PAGES-53, PAYMENTS-15, DELIVERY-15)', async ({
  page,
}) => {
  await visit(page, host, '/')
  const presses = await countPresses(page)
  const fields = await countFields(page)
  await page.getByRole('button', { name: 'Weigeren' }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^In winkelwagen/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'In uw winkelwagen' })
    .getByRole('link', { name: 'Naar de winkelwagen' })
    .click()
  await expect(page).toHaveURL(/\/cart\/$/)
  await page.getByRole('main').getByRole('link', { name: 'Verder naar bestellen' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw gegevens' })).toBeFocused()
  await hydrated(page)

  // The first field is pressed; the key “next” of a keyboard on the screen is part of typing.
  await page.getByLabel('Voornaam', { exact: true }).click()
  for (const [label, value] of [
    ['Voornaam', 'Anna'],
    ['Achternaam', 'de Vries'],
    ['E-mailadres', 'anna@example.nl'],
    ['Postcode', '1234xx'],
    ['Huisnummer', '7'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel(label, { exact: true }).blur()
  }
  await expect(page.getByLabel('Straat', { exact: true })).toHaveValue('Proefstraat')
  await expect(page.getByLabel('Plaats', { exact: true })).toHaveValue('Voorbeeldstad')
  await page.getByRole('button', { name: wordsOf(host).toPayment }).click()
  await expect(page.getByRole('radio', { name: /iDEAL \| Wero/ })).toBeChecked()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: wordsOf(host).pay }).click()
  await orderNumber(page)
  fields.expectTyped(5)
  presses.expectAtMost(8)
})
