import { ApiError } from '@haverhof/api-client/api-error'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
import { EmailForm } from './email-form'
import { PasswordForm } from './password-form'
import { Privacy } from './privacy'

const account = { emailAddress: 'anna@example.nl', hasPassword: false }
const current = 'Your current password'

test('who has no password is not asked for it: for a new one, for another mailbox (ACCOUNT-PAGES-12)', async () => {
  const save = vi.fn<(wanted: string, password: string | null) => Promise<void>>(async () => undefined)
  const choosing = await renderInShop(<PasswordForm account={account} save={save} />)
  expect(choosing.getByLabelText(current).elements()).toEqual([])
  await choosing.getByLabelText('New password').fill('nieuw1234')
  await choosing.getByLabelText('Repeat the password').fill('nieuw1234')
  await choosing.getByRole('button', { name: 'Change password' }).click()
  await expect.poll(() => save).toHaveBeenCalledWith('nieuw1234', null)
  await choosing.unmount()

  const moving = await renderInShop(<EmailForm account={account} save={save} />)
  expect(moving.getByLabelText(current).elements()).toEqual([])
  await moving.getByLabelText('New e-mail address').fill('new@example.nl')
  await moving.getByRole('button', { name: 'Send link' }).click()
  await expect.poll(() => save).toHaveBeenLastCalledWith('new@example.nl', null)
  await moving.unmount()

  const screen = await renderInShop(<PasswordForm account={{ hasPassword: true }} save={save} />)
  const field = screen.getByLabelText(current)
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password')
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(save).toHaveBeenCalledTimes(2)
})

test('who deletes an account without a password and has not just signed in is led there and back (ACCOUNT-PAGES-13)', async () => {
  const remove = vi.fn<(password: string | null) => Promise<void>>(() =>
    Promise.reject(new ApiError(401, '{"code":"sign-in-needed"}', {})),
  )
  const { getByLabelText, getByRole, location } = await renderInShop(
    <Privacy account={account} remove={remove} />,
  )
  expect(getByLabelText(current).elements()).toEqual([])
  await getByRole('checkbox').click()
  await getByRole('button', { name: 'Delete my account' }).click()
  await expect.poll(() => location.address).toContain('/account/login/')
  expect(remove).toHaveBeenCalledWith(null)
})
