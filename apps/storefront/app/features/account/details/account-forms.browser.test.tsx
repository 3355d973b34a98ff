import { ApiError } from '@haverhof/api-client/api-error'
import { expect, test, vi } from 'vitest'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import type { Account, AccountInput } from '../account-types'
import { CompanyForm } from './company-form'
import { EmailForm } from './email-form'
import { Passkeys } from './passkeys'
import { PasswordForm } from './password-form'
import { PersonalForm } from './personal-form'
import { Privacy } from './privacy'

const anna = {
  firstName: 'Anna',
  lastName: 'de Vries',
  emailAddress: 'anna@example.nl',
  phoneNumber: '038 123 4567',
  mobile: null,
  companyName: 'Stable Bos',
  vatNumber: 'DE136695976',
  languageId: 4,
  newsletterSubscribe: true,
  hasPassword: true,
} as unknown as Account

const current = 'Your current password'

/** The server finds the current password wrong. */
function wrong(parameter: string): ApiError {
  const errors = [{ parameter, message: 'password-wrong' }]
  return new ApiError(422, JSON.stringify({ code: 'invalid', status: 422, errors }), {})
}

test('who changes a number keeps name, language and newsletter; an empty number is taken away (ACCOUNT-PAGES-11)', async () => {
  const save = vi.fn<(changes: AccountInput) => Promise<void>>(async () => undefined)
  const { getByLabelText, getByRole } = await renderInShop(<PersonalForm account={anna} save={save} />)
  await getByLabelText(/^Mobile number/).fill('12')
  await getByLabelText('First name').fill(' ')
  await getByRole('button', { name: 'Save' }).click()
  await expect.element(getByLabelText('First name')).toHaveAccessibleDescription(/required field/)
  await expect.element(getByLabelText(/^Mobile number/)).toHaveAccessibleDescription(/Enter a phone number/)
  expect(save).not.toHaveBeenCalled()
  await getByLabelText('First name').fill(' Anne ')
  await getByLabelText(/^Phone number/).fill('')
  await getByLabelText(/^Mobile number/).fill('06 1234 5678')
  await getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => save).toHaveBeenCalledOnce()
  expect(save.mock.lastCall?.[0]).toMatchObject({
    firstName: 'Anne',
    lastName: 'de Vries',
    phoneNumber: '',
    mobile: expect.stringContaining('5678'),
    languageId: 4,
    newsletterSubscribe: true,
  })
  await getByRole('checkbox', { name: /^Send me the newsletter/ }).click()
  await getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => save.mock.lastCall?.[0]).toMatchObject({ newsletterSubscribe: false })
})

test('a company that is emptied is taken away, and a wrong VAT number is refused at its field (ACCOUNT-PAGES-11)', async () => {
  const save = vi.fn<(changes: AccountInput) => Promise<void>>(async () => undefined)
  const { getByLabelText, getByRole } = await renderInShop(<CompanyForm account={anna} save={save} />)
  const vatNumber = getByLabelText(/^VAT number/)
  await expect.element(getByLabelText(/^Company name/)).toHaveValue('Stable Bos')
  await vatNumber.fill('12')
  await getByRole('button', { name: 'Save' }).click()
  await expect.element(vatNumber).toHaveAccessibleDescription(/Enter a VAT number/)
  expect(save).not.toHaveBeenCalled()
  await vatNumber.fill('')
  await getByLabelText(/^Company name/).fill(' ')
  await getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => save.mock.calls).toEqual([[{ companyName: '', vatNumber: '' }]])
})

test('a current password that is wrong is said beside it, and the new one stays as it was typed (ACCOUNT-PAGES-12)', async () => {
  const save = vi.fn<(wanted: string, password: string | null) => Promise<void>>(async (_, password) => {
    if (password !== 'paard2026') throw wrong('currentPassword')
  })
  const { getByLabelText, getByRole } = await renderInShop(
    <PasswordForm account={{ hasPassword: true }} save={save} />,
  )
  const change = getByRole('button', { name: 'Change password' })
  await getByLabelText(current).fill('geraden1')
  await getByLabelText('New password').fill('nieuw1234')
  await getByLabelText('Repeat the password').fill('nieuw1235')
  await change.click()
  await expect.element(getByLabelText('Repeat the password')).toHaveAccessibleDescription(/do not match/)
  expect(save).not.toHaveBeenCalled()
  await getByLabelText('Repeat the password').fill('nieuw1234')
  await change.click()
  await expect.element(getByLabelText(current)).toHaveAccessibleDescription(/password is incorrect/)
  await expect.element(getByLabelText('New password')).toHaveValue('nieuw1234')
  await getByLabelText(current).fill('paard2026')
  await change.click()
  await expect.poll(() => save).toHaveBeenLastCalledWith('nieuw1234', 'paard2026')
})

test('the new mailbox that was written to is named, and only once the server has taken it (ACCOUNT-PAGES-12)', async () => {
  const save = vi.fn<(mailbox: string, password: string | null) => Promise<void>>(async (_, password) => {
    if (password !== 'paard2026') throw wrong('password')
  })
  const { getByLabelText, getByRole, getByText } = await renderInShop(
    <EmailForm account={anna} save={save} />,
  )
  await getByLabelText('New e-mail address').fill(' new@example.nl ')
  await getByLabelText(current).fill('geraden1')
  await getByRole('button', { name: 'Send link' }).click()
  await expect.element(getByLabelText(current)).toHaveAccessibleDescription(/password is incorrect/)
  expect(getByText('Check your inbox').elements()).toEqual([])
  await getByLabelText(current).fill('paard2026')
  await getByRole('button', { name: 'Send link' }).click()
  await expect.element(getByText(/^If new@example\.nl can be used/)).toBeVisible()
  expect(save).toHaveBeenLastCalledWith('new@example.nl', 'paard2026')
})

test('an account is deleted with password and tick alone, and stays when the password is wrong (ACCOUNT-PAGES-13)', async () => {
  const remove = vi.fn<(password: string | null) => Promise<void>>(async (password) => {
    if (password !== 'paard2026') throw wrong('password')
  })
  const { getByLabelText, getByRole } = await renderInShop(<Privacy account={anna} remove={remove} />)
  const submit = getByRole('button', { name: 'Delete my account' })
  await getByLabelText(current).fill('geraden1')
  await submit.click()
  await expect.element(getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  expect(remove).not.toHaveBeenCalled()
  await getByRole('checkbox').click()
  await submit.click()
  await expect.element(getByLabelText(current)).toHaveAccessibleDescription(/password is incorrect/)
  await expect.element(getByRole('checkbox')).toBeChecked()
  await getByLabelText(current).fill('paard2026')
  await submit.click()
  await expect.poll(() => remove.mock.calls).toEqual([['geraden1'], ['paard2026']])
})

test('the passkey that is removed goes from the list, the others stay; one without a name is not made (ACCOUNT-PAGES-30)', async () => {
  const key = { name: 'Phone', createdAt: '2026-03-11T10:00:00Z', lastUsedAt: null }
  let passkeys = [
    { ...key, passkeyId: 1 },
    { ...key, passkeyId: 2, name: 'Laptop' },
  ]
  const { sent } = stubApi({
    'GET /api/account': () => ({ body: {} }),
    'GET /api/account/passkeys': () => ({ body: passkeys }),
    'DELETE /api/account/passkeys/2': () => {
      passkeys = passkeys.filter(({ passkeyId }) => passkeyId !== 2)
      return { status: 204, body: null }
    },
  })
  const { getByRole, getByLabelText } = await renderInShop(<Passkeys />)
  await getByRole('button', { name: 'Remove Laptop' }).click()
  await expect.element(getByRole('button', { name: 'Remove Laptop' })).not.toBeInTheDocument()
  await expect.element(getByRole('button', { name: 'Remove Phone' })).toBeVisible()
  await getByLabelText('Name').fill(' ')
  await getByRole('button', { name: 'Add a passkey' }).click()
  await expect.element(getByLabelText('Name')).toHaveAccessibleDescription(/required field/)
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
})
