import { ApiError } from '@haverhof/api-client/api-error'
import { expect, test, vi } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { FollowLink } from './follow-link'
import { expiredAccount } from './mailed-link'
import { ResendToKnown } from './resend-to-known'

test('an activation link that is over leads to a new mail for its account, without an address (SIGN-IN-PAGES-27, §4.4, §7.30)', async () => {
  history.replaceState(null, '', '?userId=user-1&token=old')
  const over = new ApiError(400, JSON.stringify({ code: 'token-invalid', status: 400 }), {})
  const confirm = await renderInShop(<FollowLink about="confirm" follow={() => Promise.reject(over)} />)
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  const again = confirm.getByRole('link', { name: 'Request a new activation e-mail' })
  await expect.element(again).toHaveAttribute('href', '/account/resend-confirmation/')
  expect(expiredAccount.get()).toBe('user-1')
  expect(location.search).toBe('')
  await confirm.unmount()

  const { sent } = stubApi({
    'GET /api/authentication/captcha': async () => ({ body: await challenge() }),
    'POST /api/account/resendconfirmation': () => ({ status: 204, body: null }),
  })
  const { getByRole, getByText } = await renderInShop(<ResendToKnown userId="user-1" />)
  await getByRole('button', { name: 'Send activation e-mail' }).click()
  await expect.element(getByText(/we’ve sent the link again to its e-mail address/)).toBeVisible()
  const call = sent.find(({ call: name }) => name.endsWith('/resendconfirmation'))
  expect(new URLSearchParams(call?.search).get('userId')).toBe('user-1')
  expect(new URLSearchParams(call?.search).get('callbackUrl')).toBe('http://localhost/account/confirm/')
  await getByRole('button', { name: 'Use another e-mail address' }).click()
  expect(expiredAccount.get()).toBeNull()
  vi.unstubAllGlobals()
})

/** A captcha that is solved with the number 0. */
async function challenge() {
  const salt = 'salt'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}0`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { algorithm: 'SHA-256', challenge: hex, salt, signature: 'signed', maxnumber: 10 }
}
