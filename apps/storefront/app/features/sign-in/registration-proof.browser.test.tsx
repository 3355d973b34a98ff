import { ApiError } from '@haverhof/api-client/api-error'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { type PasswordProof, RegistrationProof } from './registration-proof'

function refusal(code: string): ApiError {
  const body = { code, status: 422, errors: [{ parameter: 'password', message: code }] }
  return new ApiError(422, JSON.stringify(body), {})
}

test('SIGN-IN-PAGES-16: another browser asks for the chosen password, and keeps what was typed when it is wrong', async () => {
  const confirm = vi
    .fn<(proof: PasswordProof) => Promise<void>>()
    .mockRejectedValue(refusal('password-wrong'))
  const screen = await renderInShop(<RegistrationProof unproven="registration-unproven" confirm={confirm} />)
  await screen.getByLabelText('Password', { exact: true }).fill('geraden1')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  expect(confirm).toHaveBeenCalledWith({ proof: 'password', password: 'geraden1' })
  await expect.element(screen.getByText(/That password is incorrect/)).toBeVisible()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('geraden1')
})

test('SIGN-IN-PAGES-16: who did not choose one chooses a new one, and is told what is forgotten', async () => {
  const confirm = vi.fn<(proof: PasswordProof) => Promise<void>>().mockResolvedValue(undefined)
  const screen = await renderInShop(<RegistrationProof unproven="registration-unproven" confirm={confirm} />)
  await screen.getByRole('button', { name: /didn’t choose a password/ }).click()
  await expect.element(screen.getByText(/will be forgotten/)).toBeVisible()
  await screen.getByLabelText('Password', { exact: true }).fill('eigen1234')
  await screen.getByLabelText(/Repeat/).fill('eigen1234')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  expect(confirm).toHaveBeenCalledWith({ proof: 'new-password', password: 'eigen1234' })
})

test('SIGN-IN-PAGES-16: a new mailbox of an account offers no new password', async () => {
  const confirm = vi.fn<(proof: PasswordProof) => Promise<void>>().mockResolvedValue(undefined)
  const screen = await renderInShop(<RegistrationProof unproven="mailbox-unproven" confirm={confirm} />)
  await expect.element(screen.getByText(/password of your account/)).toBeVisible()
  expect(screen.getByRole('button', { name: /didn’t choose/ }).elements()).toHaveLength(0)
})
