import { expectAccessibleAtAllWidths } from './axe.ts'
import { changeDelivery, goToPayment, someFeed, typeDetails } from './checkout.ts'
import { makeCustomer, signIn } from './customer.ts'
import { keepNewCart } from './quick-cart.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'
const keep = /^Dit adres in mijn adresboek bewaren/

test('a customer types an address once, and chooses it from then on with everything that belongs to it (CHECKOUT-PAGES-41, CHECKOUT-PAGES-64)', async ({
  page,
}) => {
  await signIn(page, host, await makeCustomer(page, host))
  await keepNewCart(page, host, someFeed)
  await visit(page, host, '/checkout/billing/')
  await typeDetails(page, { street: 'Melkmarkt', streetNumber: '12', zipcode: '8011 AB', city: 'Zwolle' })
  await expect(page.getByLabel('Voornaam', { exact: true })).toHaveValue('Anna')
  await expect(page.getByRole('checkbox', { name: keep })).toBeChecked()
  await expectAccessibleAtAllWidths(page, 'an address to keep')
  await goToPayment(page, host)

  await changeDelivery(page, host)
  await page.getByRole('radio', { name: /Op een ander adres/ }).check()
  await expect(page.getByRole('radio', { name: /Thuis.*Melkmarkt 12/ })).not.toBeChecked()
  const yard = { street: 'Zwartendijk', streetNumber: '61', zipcode: '8266 KA', city: 'Kampen' }
  await typeDetails(page, { firstName: 'Bas', lastName: 'Bos', ...yard })
  await page.getByLabel(/^Opmerking voor de bezorger/).fill('Achter de schuur')
  await expect(page.getByRole('checkbox', { name: keep })).toBeChecked()
  await goToPayment(page, host)

  await changeDelivery(page, host)
  const street = page.getByLabel('Straat', { exact: true })
  const remark = page.getByLabel(/^Opmerking voor de bezorger/)
  await page.getByRole('radio', { name: /Thuis.*Melkmarkt 12/s }).check()
  await expect(street).toHaveValue('Melkmarkt')
  await expect(remark).toHaveValue('')
  await page.getByRole('radio', { name: /Ander adres.*Bas Bos.*Zwartendijk 61.*Achter de schuur/s }).check()
  await expect(street).toHaveValue('Zwartendijk')
  await expect(remark).toHaveValue('Achter de schuur')
  await expect(page.getByRole('checkbox', { name: keep })).toHaveCount(0)
  await expectAccessibleAtAllWidths(page, 'the address book in the delivery step')
  await goToPayment(page, host)
  await expect(page.getByRole('main')).toContainText(/Bas Bos.*Zwartendijk 61.*Achter de schuur/s)
})
