import { expect, test, vi } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { LoginForm } from './login-form'

async function loginForm() {
  const onSignedIn = vi.fn<() => void>()
  const screen = await renderInShop(<LoginForm forgotPath="/account/forgot/" onSignedIn={onSignedIn} />)
  return {
    ...screen,
    onSignedIn,
    mailbox: screen.getByLabelText('E-mail address'),
    password: screen.getByLabelText('Password', { exact: true }),
    submit: screen.getByRole('button', { name: 'Sign in' }),
  }
}

test('SIGN-IN-PAGES-6: what is missing is said beside its field, and the first takes the focus', async () => {
  const { mailbox, password, submit } = await loginForm()
  await submit.click()
  await expect.element(mailbox).toHaveFocus()
  await expect.element(mailbox).toHaveAccessibleDescription(/This is a required field/)
  await expect.element(password).toHaveAccessibleDescription(/This is a required field/)
})

test('SIGN-IN-PAGES-21: a refusal keeps what was typed and never says which of both was wrong', async () => {
  const { sent } = stubApi({
    'GET /api/authentication/captcha': async () => ({ body: await challenge() }),
    'POST /api/authentication/signin': () => ({ status: 400, body: { code: 'signin-failed', status: 400 } }),
  })
  const { mailbox, password, submit, getByText, onSignedIn } = await loginForm()
  await mailbox.fill(' anna@example.nl ')
  await password.fill('paard2026')
  await submit.click()
  await expect.element(getByText(/We don’t recognise this combination/)).toBeVisible()
  await expect.element(password).toHaveValue('paard2026')
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(sent.find(({ call }) => call.endsWith('/signin'))?.body).toMatchObject({
    emailAddress: 'anna@example.nl',
  })
})

/** A captcha that is solved with the number 0. */
async function challenge() {
  const salt = 'salt'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}0`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { algorithm: 'SHA-256', challenge: hex, salt, signature: 'signed', maxnumber: 10 }
}
