import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import ForgotPage from './forgot-page'
import RegisterPage from './register-page'
import ResendConfirmationPage from './resend-confirmation-page'

/** A captcha that is solved with the number 0. */
async function challenge() {
  const salt = 'salt'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}0`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { body: { algorithm: 'SHA-256', challenge: hex, salt, signature: 'signed', maxnumber: 10 } }
}

const pages: readonly [name: string, call: string, page: ReactNode, submit: RegExp][] = [
  ['registering', 'POST /api/account', <RegisterPage key="register" />, /create/i],
  [
    'a forgotten password',
    'POST /api/account/forgotpassword',
    <ForgotPage key="forgot" />,
    /send|link|mail/i,
  ],
  [
    'a new activation mail',
    'POST /api/account/resendconfirmation',
    <ResendConfirmationPage key="resend" />,
    /send|link|mail/i,
  ],
]

test.each(pages)(
  'SIGN-IN-PAGES-8: %s ends on the screen that says to look into the mailbox',
  async (_, call, page, submit) => {
    const { sent } = stubApi({
      'GET /api/authentication/captcha': challenge,
      [call]: () => ({ status: 204, body: null }),
    })
    const screen = await renderInShop(page)
    await screen.getByLabelText('E-mail address').fill('anna@example.nl')
    if (call === 'POST /api/account') {
      await screen.getByLabelText('First name').fill('Anna')
      await screen.getByLabelText('Last name').fill('de Vries')
      await screen.getByLabelText('Password', { exact: true }).fill('paard2026')
      await screen.getByLabelText('Repeat the password').fill('paard2026')
    }
    await screen.getByRole('button', { name: submit }).click()
    await expect.element(screen.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect.element(screen.getByText(/anna@example\.nl/)).toBeVisible()
    expect(sent.map(({ call: request }) => request)).toContain(call)
    expect(screen.container.querySelector('form')).toBeNull()
  },
)
