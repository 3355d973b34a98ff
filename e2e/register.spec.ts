import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import {
  dutchCustomer,
  goToPayment,
  orderAndGoToBank,
  orderNumber,
  someFeed,
  typeDetails,
} from './checkout.ts'
import { password } from './customer.ts'
import { tabTo, typeByKeyboard } from './keyboard.ts'
import { mailedLink, newMailbox } from './mailbox.ts'
import { keepNewCart } from './quick-cart.ts'
import { expect, test } from './window-test.ts'
import { hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'

test('a visitor registers by keyboard, activates the account by mail, signs in and orders (SIGN-IN-PAGES-13, SIGN-IN-PAGES-24, §2.23, §4.3)', async ({
  page,
}) => {
  const emailAddress = newMailbox('register')

  // The account is for customers; a visitor is redirected to sign-in and told why (SIGN-IN-PAGES-5, 7).
  await visit(page, host, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Mijn account' }).click()
  await expect(page).toHaveURL(/\/account\/login\/\?i=1&returnUrl=%2Faccount%2F$/)
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'signing in')
  await page.getByRole('link', { name: 'Account aanmaken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account aanmaken' })).toBeVisible()

  // What is missing is said beside its field (SIGN-IN-PAGES-6).
  await page.getByRole('main').getByRole('button', { name: 'Account aanmaken' }).click()
  await expect(page.getByLabel('Voornaam')).toBeFocused()
  await expect(page.getByLabel('Voornaam')).toHaveAccessibleDescription(/Dit is een verplicht veld/)
  await expectAccessible(page, 'registering with nothing filled in')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /naar de homepage/ })
    .focus()
  await typeByKeyboard(page, {
    Voornaam: 'Anna',
    Achternaam: 'de Vries',
    'E-mailadres': emailAddress,
    Wachtwoord: password,
    'Herhaal het wachtwoord': password,
  })
  await tabTo(page, 'checkbox', /nieuwsbrief/)
  await expect(page.getByRole('checkbox', { name: /nieuwsbrief/ })).not.toBeChecked()
  await tabTo(page, 'button', 'Account aanmaken')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in uw mailbox' })).toBeFocused()
  await expectAccessible(page, 'look into your mailbox')

  // Only a click uses the token (SIGN-IN-PAGES-24).
  await page.goto(
    await mailedLink(page, emailAddress, { kind: 'account-activation', path: '/account/confirm/' }),
  )
  await hydrated(page)
  await expect(page).toHaveURL(/\/account\/confirm\/\?.*token=/)
  await tabTo(page, 'button', 'Bevestigen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/login\/\?a=1$/)
  await expect(page.getByText('Uw e-mailadres is bevestigd. U kunt nu inloggen.')).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('link', { name: /naar de homepage/ })
    .focus()
  await typeByKeyboard(page, { 'E-mailadres': emailAddress, Wachtwoord: password })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

  // The first order knows who orders (SIGN-IN-PAGES-11).
  await keepNewCart(page, host, someFeed)
  await visit(page, host, '/checkout/billing/')
  await expect(page.getByText(`U bent ingelogd als ${emailAddress}.`, { exact: false })).toBeVisible()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna')
  await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(emailAddress)
  await expect(page.getByLabel('Maak meteen een account aan')).toHaveCount(0)
  const { street, streetNumber, zipcode, city } = dutchCustomer
  await typeDetails(page, { street, streetNumber, zipcode, city })
  await goToPayment(page, host)
  await page.getByRole('radio', { name: /Visa/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Betalen' }).click()
  const number = await orderNumber(page)

  // The last page links to the order in the account.
  await page.getByRole('link', { name: 'Bekijk deze bestelling in uw account' }).click()
  await expect(page).toHaveURL(new RegExp(`/account/orders/${number}/$`))
  await expect(page.getByRole('main')).toContainText(number)

  // The menu of the header, and the way out (SIGN-IN-PAGES-12).
  await page.getByRole('banner').getByRole('button', { name: 'Mijn account' }).click()
  const menu = page.getByRole('navigation', { name: 'Mijn account' }).filter({ hasText: 'Ingelogd als' })
  await expect(menu).toContainText(emailAddress)
  await expectAccessible(page, 'the menu of the account')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Mijn account' }).click()
  await menu.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible()
  await visit(page, host, '/account/orders/')
  await expect(page).toHaveURL(/\/account\/login\/\?i=1&returnUrl=%2Faccount%2Forders%2F$/)
})

test('the address of the sign-in page tells what happened, as plain text (§2.24)', async ({ page }) => {
  await visit(page, host, `/account/login/?s=1&r=1&e=${encodeURIComponent('<b>Uw sessie</b> is verlopen.')}`)
  await expect(page.getByText('Gelukt. U kunt nu inloggen.')).toBeVisible()
  await expect(page.getByText('Uw wachtwoord is gewijzigd.', { exact: false })).toBeVisible()
  const introduction = 'De link waarmee u hier bent gekomen, meldt:'
  await expect(page.getByText(`${introduction} ‘<b>Uw sessie</b> is verlopen.’`)).toBeVisible()
  await visit(page, host, `/account/login/?s=1&e=${encodeURIComponent('Bel direct 0900 12 34 56')}`)
  await expect(page.getByText('Gelukt. U kunt nu inloggen.')).toBeVisible()
  await expect(page.getByText(introduction)).toHaveCount(0)
  await expect(page.getByText('Er ging iets mis, probeer het later nog een keer.')).toBeVisible()
})

test('a mailed link without its parts leads elsewhere (SIGN-IN-PAGES-10, §2.25, §2.28, §2.33, §5.15)', async ({
  page,
}) => {
  await visit(page, host, '/account/confirm/?token=x')
  await expect(page).toHaveURL(/\.localhost:\d+\/$/)
  await visit(page, host, '/account/reset/?userId=x')
  await expect(page).toHaveURL(/\/account\/login\/\?i=1&returnUrl=%2Faccount%2F$/)
  await visit(page, host, '/checkout/reset/')
  await expect(page).toHaveURL(/\/(checkout\/billing|cart)\/$/)
})
