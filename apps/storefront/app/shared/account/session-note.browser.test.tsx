import { beforeEach, expect, test } from 'vitest'
import { accountState } from '../state/account-state'
import { openAccountWhenIdle } from '../lazy/load-account'
import { stubApi } from '../../testing/render-in-shop'
import { accountStorageKey, cartStorageKey } from '../../toolkit/constants'
import { openAccount } from './open-account'
import { signIn, signOut } from './sign-in'

const where = { siteId: 1, languageId: 4 }
const anna = { emailAddress: 'anna@example.nl', firstName: 'Anna' }
const cartOf = (shoppingcartId: string) => ({ shoppingcartId, siteId: 1, languageId: 4, products: [] })
/** An account that was opened when the browser was idle would have been asked for by now. */
async function atRest(): Promise<void> {
  await import('../account')
  await new Promise((resolve) => requestIdleCallback(resolve))
}

let isSignedIn = false
let sent: ReturnType<typeof stubApi>['sent'] = []
const calls = () => sent.map(({ call }) => call)

beforeEach(() => {
  isSignedIn = false
  ;({ sent } = stubApi({
    'POST /api/authentication/isauthenticated': () => ({ body: isSignedIn }),
    'GET /api/account': () => ({ body: anna }),
    'POST /api/authentication/signin': () => {
      isSignedIn = true
      return { body: { shoppingcartId: 'cart-of-customer' } }
    },
    'POST /api/authentication/signout': () => {
      isSignedIn = false
      return { body: null }
    },
    'GET /api/cart/cart-of-visitor': () => ({ body: cartOf('cart-of-visitor') }),
    'GET /api/cart/cart-of-customer': () => ({ body: cartOf('cart-of-customer') }),
  }))
})

test('SIGN-IN-PAGES-2: a page of the shop asks for the account only where the browser notes one', async () => {
  openAccountWhenIdle(where)
  await atRest()
  expect(calls()).toEqual([])
  localStorage.setItem(accountStorageKey, 'signed-in')
  isSignedIn = true
  openAccountWhenIdle(where)
  expect(calls()).toEqual([])
  await expect.poll(() => accountState.get()).toMatchObject({ isAuthenticated: true })
})

test('SIGN-IN-PAGES-2: signing in is noted, without a key, and another tab that signs out is heard', async () => {
  isSignedIn = true
  await openAccount(where).askAgain()
  expect(localStorage.getItem(accountStorageKey)).toBe('signed-in')
  isSignedIn = false
  dispatchEvent(new StorageEvent('storage', { key: accountStorageKey }))
  await expect.poll(() => accountState.get()).toMatchObject({ isAuthenticated: false })
  expect(localStorage.getItem(accountStorageKey)).toBeNull()
})

test('SIGN-IN-PAGES-3: signing in sends the cart along, goes on with the one the server names, and loads the account', async () => {
  localStorage.setItem(cartStorageKey, JSON.stringify({ id: 'cart-of-visitor', ...where }))
  await signIn(where, { emailAddress: 'anna@example.nl', password: 'paard2026', captcha: 'solved' })
  const signedIn = sent.find(({ call }) => call.endsWith('/signin'))
  expect(signedIn?.body).toMatchObject({ shoppingcartId: 'cart-of-visitor' })
  expect(JSON.parse(localStorage.getItem(cartStorageKey) ?? '{}')).toMatchObject({ id: 'cart-of-customer' })
  expect(accountState.get()).toMatchObject({ isAuthenticated: true, accountInfo: anna })
  expect(calls().indexOf('GET /api/account')).toBeGreaterThan(
    calls().indexOf('POST /api/authentication/signin'),
  )

  await signOut(where)
  expect(isSignedIn).toBe(false)
  expect(accountState.get()).toMatchObject({ isAuthenticated: false, accountInfo: null })
  expect(localStorage.getItem(cartStorageKey)).toBeNull()
})
