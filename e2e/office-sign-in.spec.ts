import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { acceptInvitation, atOffice, openInvitation } from './office.ts'
import { expect, test } from './shop-test.ts'

// A call before sign-in is answered with 401, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of 4(01|10)/], locale: 'en-GB' })

/** What a shop with an identity provider answers. */
const companyToo = { ways: ['passkey', 'password', 'oidc', 'recovery'], oidcName: 'Acme' }

test('a link, a passkey, the codes, the orders; out, and in again with the passkey (OFFICE-1, OFFICE-3, OFFICE-4)', async ({
  page,
}) => {
  await acceptInvitation(page)
  await expectAccessible(page, 'the recovery codes')
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
})

test('an invitation that was used says so; one that counts, and signing in at the company, are for everybody (OFFICE-4, STAFF-20)', async ({
  page,
}) => {
  await openInvitation(page)
  await expectAccessible(page, 'an invitation')

  await page.route('**/staff-api/v1/sign-in', (route) => route.fulfill({ json: companyToo }))
  await page.goto(atOffice('/sign-in'))
  await expect(page.getByRole('button', { name: 'Sign in with Acme' })).toBeVisible()
  await expectAccessible(page, 'signing in at the company too')
  await page.goto(atOffice('/sign-in/company'))
  await expect(page.getByRole('alert')).toHaveText(/stopped at the other side/)
  await expectAccessible(page, 'a sign-in that the company stopped')

  await page.goto(atOffice(`/invitation#${'x'.repeat(43)}`))
  await expect(page.getByRole('alert')).toHaveText(/no longer counts/)
})

test.describe('an error in the browser', () => {
  test.use({ expectedMessages: [/status of 401|TypeError: broken on purpose/] })

  test('is told to the shop (OBSERVABILITY-7)', async ({ page }) => {
    await page.goto(atOffice('/sign-in'))
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    const errorReport = page.waitForRequest(atOffice('/client-errors'))
    await page.evaluate(() => {
      dispatchEvent(new ErrorEvent('error', { error: new TypeError('broken on purpose') }))
    })
    expect((await errorReport).postDataJSON()).toMatchObject({ name: 'TypeError', page: 'office' })
  })
})
