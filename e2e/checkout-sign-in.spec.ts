import { expectAccessibleAtAllWidths } from './axe.ts'
import { keptCart, startCheckout } from './checkout.ts'
import { fillSignIn, makeCustomer } from './customer.ts'
import { tabTo, typeByKeyboard } from './keyboard.ts'
import { mailedLink } from './mailbox.ts'
import { expect, test } from './window-test.ts'
import { hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'

test('signing in on the way to an order keeps the cart and fills in the form (§2.32)', async ({ page }) => {
  const customer = await makeCustomer(page, host)
  await startCheckout(page, host)
  const summary = await page.getByRole('complementary').innerText()

  // The offer to sign in does not block a guest (SIGN-IN-PAGES-11).
  await expect(page.getByText('U bestelt als gast. Een account is niet nodig.')).toBeVisible()
  await page.getByLabel('Voornaam').fill('Iemand')
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/checkout\/login\/$/)
  await expectAccessibleAtAllWidths(page, 'signing in on the way to an order')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /naar de homepage/ })
    .focus()
  await typeByKeyboard(page, { 'E-mailadres': customer.emailAddress, Wachtwoord: customer.password })
  await tabTo(page, 'button', 'Inloggen')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/checkout\/billing\/$/)
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna')
  await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(customer.emailAddress)
  await expect(page.getByRole('complementary')).toHaveText(summary, { useInnerText: true })
  expect(await keptCart(page)).not.toBeNull()

  // Signing in is done (SIGN-IN-PAGES-5).
  await visit(page, host, '/checkout/login/')
  await expect(page).toHaveURL(/\/checkout\/billing\/$/)
})

test('a password forgotten on the way is renewed inside checkout (SIGN-IN-PAGES-29, §2.32, §2.34)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await startCheckout(page, host)
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page).toHaveURL(/\/checkout\/forgot\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord vergeten' })).toBeFocused()
  await page.getByLabel('E-mailadres').fill(customer.emailAddress)
  await page.getByRole('button', { name: 'Link sturen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in uw mailbox' })).toBeFocused()

  await page.goto(
    await mailedLink(page, customer.emailAddress, { kind: 'account-reset', path: '/checkout/reset/' }),
  )
  await hydrated(page)
  await expect(page).toHaveURL(/\/checkout\/reset\/\?.*token=/)
  await page.getByLabel('Nieuw wachtwoord').fill('haver2027')
  await page.getByLabel('Herhaal het wachtwoord').fill('haver2027')
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page).toHaveURL(/\/checkout\/login\/\?r=1$/)
  await expect(page.getByText('Uw wachtwoord is gewijzigd.', { exact: false })).toBeVisible()
  await fillSignIn(page, { ...customer, password: 'haver2027' })
  await expect(page).toHaveURL(/\/checkout\/billing\/$/)
  await expect(page.getByRole('complementary')).toContainText('€')
})
