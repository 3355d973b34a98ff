import { bringAuthenticator } from './authenticator.ts'
import { expectAccessible } from './axe.ts'
import { makeCustomer } from './customer.ts'
import { mailedLink } from './mailbox.ts'
import { expect, test } from './shop-test.ts'
import { hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'

test('in by a mailed link, back to where one was; a passkey is made, signs in, and is removed (SIGN-IN-PAGES-14, SIGN-IN-PAGES-15, SIGN-IN-PAGES-28, ACCOUNT-PAGES-30)', async ({
  page,
}) => {
  const { emailAddress } = await makeCustomer(page, host)
  await bringAuthenticator(page)
  await visit(page, host, '/account/login/?returnUrl=/account/information/passkeys/')
  await page.getByRole('link', { name: 'Mail mij een link om in te loggen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen zonder wachtwoord' })).toBeFocused()
  await page.getByRole('main').getByLabel('E-mailadres').fill(emailAddress)
  await expectAccessible(page, 'asking for a link')
  await page.getByRole('button', { name: 'Link sturen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in uw mailbox' })).toBeFocused()

  await page.goto(await mailedLink(page, emailAddress, { kind: 'account-sign-in', path: '/account/link/' }))
  await hydrated(page)
  await expectAccessible(page, 'the page of the link')
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/account\/information\/passkeys\/$/)

  await page.getByRole('main').getByLabel('Naam').fill('Laptop')
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await expect(page.getByRole('main').getByText('U kunt er nu mee inloggen.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toBeVisible()
  await expectAccessible(page, 'the passkeys')

  // The reader would answer the offer beside the field before the button is pressed.
  await page.addInitScript(() => {
    if ('PublicKeyCredential' in window)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  // The page has gone before its session does: it would ask on and be refused.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await visit(page, host, '/account/login/?returnUrl=/account/information/passkeys/')
  await page.getByRole('button', { name: 'Passkey gebruiken' }).click()
  await expect(page).toHaveURL(/\/account\/information\/passkeys\/$/)
  await page.getByRole('button', { name: 'Verwijderen Laptop' }).click()
  await expect(page.getByText('U heeft nog geen passkeys.')).toBeVisible()
})
