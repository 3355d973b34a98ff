import { expectAccessible } from './axe.ts'
import { dutchCustomer, giveDetails, orderAndGoToBank, orderNumber, startCheckout } from './checkout.ts'
import { fillSignIn, password } from './customer.ts'
import { mailedLink, newMailbox } from './mailbox.ts'
import { expect, test } from './window-test.ts'
import { hydrated } from './visit.ts'

const host = 'haverhof.nl'

test('a guest who chooses a password at checkout finds the order in the account (SIGN-IN-PAGES-13, §1.11, §1.3)', async ({
  page,
}) => {
  const emailAddress = newMailbox('guest')
  await startCheckout(page, host)
  await page.getByLabel('Maak meteen een account aan').check()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Herhaal het wachtwoord').fill(password)
  await giveDetails(page, host, { ...dutchCustomer, emailAddress })
  await page.getByRole('radio', { name: /Visa/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Betalen' }).click()
  const number = await orderNumber(page)

  // The account waits for a click in the mailbox.
  await expect(page.getByRole('heading', { name: 'Activeer uw account' })).toBeVisible()
  await page.goto(
    await mailedLink(page, emailAddress, { kind: 'account-activation', path: '/account/confirm/' }),
  )
  await hydrated(page)
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page).toHaveURL(/\/account\/login\/\?a=1$/)
  await fillSignIn(page, { emailAddress, password })
  await expect(page).toHaveURL(/\/account\/$/)
  await page.getByRole('main').getByRole('link', { name: 'Bestellingen' }).first().click()
  await expect(page).toHaveURL(/\/account\/orders\/$/)
  await expect(page.getByRole('main')).toContainText(number)
})

test('a guest is offered an account after the order, with what the order says filled in (SIGN-IN-PAGES-13)', async ({
  page,
}) => {
  const emailAddress = newMailbox('offer')
  await startCheckout(page, host)
  await giveDetails(page, host, { ...dutchCustomer, emailAddress })
  await page.getByRole('radio', { name: /Visa/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Betalen' }).click()
  await orderNumber(page)
  await expect(page.getByRole('heading', { name: 'Bewaar uw bestelling in een account' })).toBeVisible()
  await expectAccessible(page, 'the offer of an account')
  await page.getByRole('link', { name: 'Account aanmaken' }).click()
  await expect(page).toHaveURL(/\/account\/register\/$/)
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna')
  await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(emailAddress)
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
})
