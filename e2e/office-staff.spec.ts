import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { acceptInvitation, atOffice } from './office.ts'
import { expect, test } from './shop-test.ts'

// A call before sign-in is answered with 401, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'en-GB' })

test('an owner invites a member, sees roles, the own access and what is in the log (STAFF-10, STAFF-16, AUDIT-5)', async ({
  page,
}) => {
  await acceptInvitation(page)
  await page.goto(atOffice('/staff'))
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('noor@haverhof.test')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Noor de Wit')
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('warehouse')
  await expectAccessible(page, 'inviting')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('Noor de Wit')).toBeVisible()
  await expectAccessible(page, 'the staff')

  await page.goto(atOffice('/staff/roles'))
  await expect(page.getByRole('rowheader', { name: 'Send orders' })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'the roles')

  await page.goto(atOffice('/me'))
  await expect(page.getByText('10 codes are left.')).toBeVisible()
  await expectAccessible(page, 'the own access')

  await page.goto(atOffice('/log'))
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'By me' }).click()
  const invitation = page.getByRole('link', { name: 'Colleague invited' })
  await expect(invitation).toHaveCount(1)
  await invitation.click()
  await expect(page.getByRole('heading', { name: 'Time line' })).toBeVisible()
  await expect(page.getByText('noor@haverhof.test')).toBeVisible()
  await expectAccessible(page, 'the log')
})
