import { expectAccessibleInLightAndDark } from './axe.ts'
import { acceptInvitation, atOffice } from './office.ts'
import { expect, test } from './shop-test.ts'

// Whoever is not signed in yet is answered with 401, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of 4(01|10)/], locale: 'en-GB' })

test('a link, a passkey, the codes, the orders; out, and in again with the passkey (OFFICE-1, OFFICE-3, OFFICE-4)', async ({
  page,
}) => {
  await acceptInvitation(page)
  await expectAccessibleInLightAndDark(page, 'the recovery codes')
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { name: 'Good to see you, Ines Visser' })).toBeVisible()

  await page.getByRole('button', { name: 'Ines Visser' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(atOffice('/sign-in'))
  await expectAccessibleInLightAndDark(page, 'signing in')

  await page.goto(atOffice('/orders?view=all'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(atOffice('/orders?view=all'))
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'the orders')
})

test('an invitation that was used says so (OFFICE-4)', async ({ page }) => {
  await page.goto(atOffice(`/invitation#${'x'.repeat(43)}`))
  await expect(page.getByRole('alert')).toHaveText(/no longer counts/)
})
