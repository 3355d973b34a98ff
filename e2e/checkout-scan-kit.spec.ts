import { expectAccessible } from './axe.ts'
import { dutchCustomer, orderAndGoToBank, orderNumber, typeDetails } from './checkout.ts'
import { keepNewCart } from './quick-cart.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'
const kit = 90101

test('the page and the cart of an analysis kit speak of the post, not of a parcel (PRODUCT-2, CART-PAGES-30, ACC-278)', async ({
  page,
}) => {
  await visit(page, host, '/ruwvoeranalyse/ruwvoer-quickscan/')
  const main = page.getByRole('main')
  await expect(main.getByText(/Bezorgen kost|% btw, excl\. bezorgkosten/)).toHaveCount(0)
  await expect(main.getByText('Verzending per post is gratis')).toBeVisible()
  await expect(main.getByText(/incl\. 21% btw, gratis verzonden/)).toBeVisible()
  await expect(main.getByText(/^Per post, bij u /)).toBeVisible()
  await keepNewCart(page, host, [[kit, 1]])
  await visit(page, host, '/cart/')
  await expect(main.getByText('Verzending per post')).toBeVisible()
  await expect(main.getByText('Bezorging', { exact: true })).toHaveCount(0)
})

test('analysis kits have named samples and skip delivery (CHECKOUT-PAGES-5, 9, LABORATORY-PAGES-18, §2.56)', async ({
  page,
}) => {
  await keepNewCart(page, host, [[kit, 2]])
  await visit(page, host, '/cart/')
  await page.getByRole('link', { name: 'Verder naar bestellen' }).first().click()
  await expect(page.getByLabel('Naam van monster 1')).toBeFocused()
  await page.getByLabel('Naam van monster 1').fill('Hooi noordwei')
  await page.getByLabel('Naam van monster 2').fill('Kuil 2026')
  await page.getByLabel('Naam van monster 2').blur()
  await expectAccessible(page, 'the cart with sample names')
  await page.getByRole('link', { name: 'Verder naar bestellen' }).first().click()
  await expect(page).toHaveURL(/\/checkout\/billing\/$/)

  const steps = page.getByRole('navigation', { name: 'Stappen van uw bestelling' })
  await expect(steps.getByRole('listitem')).toHaveCount(2)
  await typeDetails(page, dutchCustomer)
  await page.getByRole('button', { name: 'Verder naar betaling' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment\/$/)
  await expect(page.getByRole('main')).toContainText('Hooi noordwei')
  await expect(page.getByRole('main')).toContainText('Kuil 2026')
  await visit(page, host, '/checkout/delivery/')
  await expect(page).toHaveURL(/\/checkout\/payment\/$/)
  await page.getByRole('radio', { name: /Visa/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Betalen' }).click()
  await orderNumber(page)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bedankt, uw analyseset komt eraan' }),
  ).toBeVisible()
  // A guest gets from here to the page of each sample (LABORATORY-PAGES-18).
  await page.getByRole('main').getByRole('link', { name: 'Kuil 2026' }).click()
  await expect(page.getByRole('textbox', { name: 'Datum van monstername' })).toBeVisible()
})
