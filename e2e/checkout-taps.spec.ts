import { wordsOf } from './checkout.ts'
import { countPresses } from './count-presses.ts'
import { expect, test } from './shop-test.ts'
import { hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'

test('a guest comes from a product to the bank with eight presses and five typed fields at most (CHECKOUT-PAGES-31, PAYMENTS-15, DELIVERY-15)', async ({
  page,
}) => {
  await visit(page, host, '/')
  const presses = await countPresses(page)
  await visit(page, host, '/paardenvoer/')
  await page
    .getByRole('button', { name: /in winkelwagen/i })
    .first()
    .click()
  await expect(page.getByRole('status')).toContainText('ligt in uw winkelwagen')
  await page.goto(new URL('/cart/', page.url()).href)
  await hydrated(page)
  await page.getByRole('link', { name: 'Verder naar bestellen' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw gegevens' })).toBeFocused()

  let typed = 0
  const type = async (label: string, value: string) => {
    typed += 1
    // As with the next key of a keyboard: not a press of the count.
    await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel(label, { exact: true }).blur()
  }
  await type('Voornaam', 'Anna')
  await type('Achternaam', 'de Vries')
  await type('E-mailadres', 'anna@example.nl')
  await type('Postcode', '1234xx')
  await type('Huisnummer', '7')
  await expect(page.getByLabel('Straat', { exact: true })).toHaveValue('Proefstraat')
  await expect(page.getByLabel('Plaats', { exact: true })).toHaveValue('Voorbeeldstad')
  await page.getByRole('button', { name: wordsOf(host).toDelivery }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bezorging' })).toBeFocused()
  await page.getByRole('button', { name: wordsOf(host).toPayment }).click()
  await expect(page.getByRole('radio', { name: /iDEAL \| Wero/ })).toBeChecked()
  await page.getByRole('button', { name: wordsOf(host).order }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\/[^/]+\/$/)
  expect(typed).toBeLessThanOrEqual(5)
  // Refusing cookies and opening the cart are two more.
  presses.expectAtMost(8 - 2)
})
