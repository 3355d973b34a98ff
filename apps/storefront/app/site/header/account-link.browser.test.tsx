import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Account, accountState, nobodyYet } from '../../shared/state/account-state'
import { renderInShop } from '../../testing/render-in-shop'
import { AccountLink } from './account-link'

test('there is a menu for who is signed in, closed until it is pressed, and its own state says whether it is open (SIGN-IN-PAGES-12, SIGN-IN-PAGES-30, §3.40)', async () => {
  const { getByRole } = await renderInShop(<AccountLink />)
  await expect.element(getByRole('link', { name: 'My account' })).toBeVisible()
  const accountInfo = { emailAddress: 'anna@example.nl', unreadQuickscanResults: 0 } as Account
  accountState.set({ isLoaded: true, isAuthenticated: true, accountInfo })
  const button = getByRole('button', { name: 'My account' })
  const menu = getByRole('navigation', { name: 'My account' })
  await expect.element(button).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
  await button.click()
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  accountState.set(nobodyYet)
})
