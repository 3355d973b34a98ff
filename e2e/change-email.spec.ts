import { expectAccessible } from './axe.ts'
import { makeCustomer, signIn } from './customer.ts'
import { at } from './hosts.ts'
import { tabTo, typeByKeyboard } from './keyboard.ts'
import { mailedLink, mailTo, newMailbox } from './mailbox.ts'
import { expect, test } from './window-test.ts'
import { hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'

test('a customer moves to another mailbox, by keyboard; the old one is told (§2.53)', async ({ page }) => {
  const customer = await makeCustomer(page, host)
  const emailAddress = newMailbox('moved')
  await signIn(page, host, customer)
  await visit(page, host, '/account/information/')
  await tabTo(page, 'link', 'Wijzigen E-mailadres')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'E-mailadres' })).toBeFocused()
  await expect(page.getByRole('main').getByText(customer.emailAddress)).toBeVisible()
  await typeByKeyboard(page, {
    'Nieuw e-mailadres': emailAddress,
    'Uw huidige wachtwoord': customer.password,
  })
  await expectAccessible(page, 'another mailbox')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Kijk in uw mailbox')).toBeVisible()

  // The new one counts once its link has been followed (ACCOUNT-PAGES-12).
  await mailTo(page, customer.emailAddress, 'account-email-leaving')
  await page.goto(
    await mailedLink(page, emailAddress, { kind: 'account-change-email', path: '/account/confirm/' }),
  )
  await hydrated(page)
  await tabTo(page, 'button', 'Bevestigen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/$/)
  await expect(page.getByText('Er staat op dit moment geen bestelling open.')).toBeVisible()
  const rooms = page.getByRole('navigation', { name: 'Uw account' })
  await rooms.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(at(host, '/'))
  await signIn(page, host, { ...customer, emailAddress })
  await visit(page, host, '/account/information/')
  await expect(page.getByRole('main').getByText(emailAddress)).toBeVisible()
})
