import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import { fillSignIn, makeCustomer } from './customer.ts'
import { tabTo, typeByKeyboard } from './keyboard.ts'
import { mailedLink, newMailbox } from './mailbox.ts'
import { expect, test } from './window-test.ts'
import { hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'

test.describe('a forgotten password', () => {
  test.use({ expectedMessages: [/4\d\d .*\/(authentication\/signin|resetpassword)/] })

  test('is renewed by mail, and the link works once (§2.26, §4.5, §8.7)', async ({ page }) => {
    const customer = await makeCustomer(page, host)

    // The refusal leads to a new password and to a new activation mail (SIGN-IN-PAGES-21).
    await visit(page, host, '/account/login/')
    await fillSignIn(page, { ...customer, password: 'nietmijn1' })
    const refusal = page.getByRole('alert').filter({ hasText: 'Wij herkennen deze combinatie' })
    await expect(refusal.getByRole('link', { name: 'Activeringsmail opnieuw sturen' })).toBeVisible()
    await expectAccessible(page, 'a combination that is not known')
    await refusal.getByRole('link', { name: 'Nieuw wachtwoord kiezen' }).click()
    await expect(page).toHaveURL(/\/account\/forgot\/$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord vergeten' })).toBeFocused()
    await expectAccessibleAtAllWidths(page, 'a forgotten password')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /naar de homepage/ })
      .focus()
    await typeByKeyboard(page, { 'E-mailadres': customer.emailAddress })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Kijk in uw mailbox' })).toBeFocused()

    const link = await mailedLink(page, customer.emailAddress, {
      kind: 'account-reset',
      path: '/account/reset/',
    })
    const answer = await page.goto(link)
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await hydrated(page)
    await expect(page).toHaveURL(/\/account\/reset\/\?.*token=/)
    await expectAccessibleAtAllWidths(page, 'a new password')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /naar de homepage/ })
      .focus()
    await typeByKeyboard(page, { 'Nieuw wachtwoord': 'haver2027', 'Herhaal het wachtwoord': 'haver2028' })
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Herhaal het wachtwoord')).toHaveAccessibleDescription(
      /Wachtwoorden komen niet overeen/,
    )
    await expect(page.getByLabel('Herhaal het wachtwoord')).toBeFocused()
    await page.getByLabel('Herhaal het wachtwoord').fill('haver2027')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/account\/login\/\?r=1$/)
    await expect(page.getByText('Uw wachtwoord is gewijzigd.', { exact: false })).toBeVisible()
    await fillSignIn(page, { ...customer, password: 'haver2027' })
    await expect(page).toHaveURL(/\/account\/$/)

    // Who is signed in has no use for the pages before the account (SIGN-IN-PAGES-5).
    await visit(page, host, '/account/forgot/')
    await expect(page).toHaveURL(/\/account\/$/)

    // The link is used up. The page has gone before its session does: it would ask on and be refused.
    await page.goto('about:blank')
    await page.context().clearCookies({ name: '__Host-session' })
    await page.goto(link)
    await hydrated(page)
    await page.getByLabel('Nieuw wachtwoord').fill('haver2029')
    await page.getByLabel('Herhaal het wachtwoord').fill('haver2029')
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    const over = page.getByRole('alert').filter({ hasText: 'Deze link is niet meer geldig' })
    await expect(over.getByRole('link', { name: 'Nieuwe link aanvragen' })).toBeVisible()
  })
})

test('the page never reveals whether an address has an account', async ({ page }) => {
  await visit(page, host, '/account/forgot/')
  const nobody = newMailbox('nobody')
  await page.getByLabel('E-mailadres', { exact: true }).fill(nobody)
  await tabTo(page, 'button', 'Link sturen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in uw mailbox' })).toBeFocused()
  await page.getByRole('button', { name: 'Ander e-mailadres' }).click()
  await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(nobody)

  await visit(page, host, '/account/resend-confirmation/')
  await page.getByLabel('E-mailadres', { exact: true }).fill(newMailbox('nobody'))
  await page.getByRole('button', { name: 'Activeringsmail sturen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in uw mailbox' })).toBeFocused()
})
