import { expectAccessibleAtAllWidths } from './axe.ts'
import { fillSignIn, makeCustomer } from './customer.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'
const product = '/paardenvoer/muesli/haver-basis-muesli/'

test('the horse of a guest comes along at sign-in, and product pages reckon for it (HORSES-6, HORSES-7, HORSES-8)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  const main = page.getByRole('main')

  // A guest keeps the horse that the calculator was asked about.
  await visit(page, host, '/voercalculator/?weight=560')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(main.getByLabel('Naam', { exact: true })).toBeVisible({ timeout: 300 })
  }).toPass()
  await main.getByLabel('Naam', { exact: true }).fill('Bella')
  await main.getByRole('button', { name: 'Bewaren' }).click()
  await expect(main.getByRole('button', { name: 'Bella invullen' })).toBeVisible()

  await visit(page, host, product)
  await expect(main.getByText(/per dag voor Bella/)).toBeVisible()

  await visit(page, host, '/account/login/')
  await fillSignIn(page, customer)
  await expect(page).toHaveURL(/\/account\/$/)
  await page.getByRole('link', { name: 'Paarden', exact: true }).click()
  await expect(main.getByText('Het advies is voor Bella')).toBeVisible()
  await expect(main.getByRole('link', { name: /^Bekijken en wijzigen/ })).toHaveCount(1)
  await expectAccessibleAtAllWidths(page, 'the horses of a customer')

  await main.getByRole('link', { name: /^Bekijken en wijzigen/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bella' })).toBeVisible()
  await main.getByLabel('Kilo’s', { exact: true }).fill('572')
  await main.getByRole('button', { name: 'Gewicht toevoegen' }).click()
  await expect(main.getByRole('cell', { name: '572 kg' })).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'a horse')

  await visit(page, host, product)
  await expect(main.getByText(/per dag voor Bella/)).toBeVisible()

  // One tap of a mail (HORSES-13, ORDERS-51).
  await visit(page, host, '/buy-again/?product=10101&quantity=2&product=10202&quantity=1')
  await expect(page).toHaveURL(/\/cart\/$/)
  await expect(main.getByText('Haver Basis Muesli').first()).toBeVisible()
  await expect(main.getByText('Weide Muesli').first()).toBeVisible()
})
