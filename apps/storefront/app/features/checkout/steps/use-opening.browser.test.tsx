import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useAccount } from '../../../shared/account'
import { useCartState } from '../../../shared/cart'
import { FormFrame } from '../../../shared/forms/form-frame'
import { accountState, nobodyYet } from '../../../shared/state/account-state'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { trackSkippedDelivery } from '../delivery/step-tracking'
import { useOpening } from './use-opening'

const id = 'cart-of-somebody-who-types0'
const cart = { shoppingcartId: id, billing: null, order: null, products: [{}] }
const fill = `POST /api/cart/${id}/fillfromaccount`

afterEach(() => accountState.set(nobodyYet))

function Billing({ children }: { children?: ReactNode }) {
  const state = useCartState()
  const { isAuthenticated } = useAccount()
  const isOpening = useOpening(state, 'billing', trackSkippedDelivery)
  return (
    <FormFrame submit={(event) => event.preventDefault()} className="">
      {isAuthenticated && state.phase === 'ready' ? <p>Signed in{children}</p> : null}
      {isOpening ? <p>One moment</p> : <input aria-label="House number" />}
    </FormFrame>
  )
}

/** A customer whose account is told when `tell` is called; filling the cart from it never ends. */
async function openBilling(inForm?: ReactNode) {
  localStorage.setItem('cart', JSON.stringify({ id, siteId: 1, languageId: 4 }))
  const { sent } = stubApi({
    [`POST /api/cartcalculation/${id}/calculate`]: () => ({ body: { products: [{}] } }),
    [`GET /api/cart/${id}`]: () => ({ body: cart }),
    'POST /api/authentication/isauthenticated': () => new Promise(() => undefined),
    [fill]: () => new Promise(() => undefined),
  })
  const screen = await renderInShop(<Billing>{inForm}</Billing>)
  const tell = () => accountState.set({ ...nobodyYet, isAuthenticated: true })
  return { ...screen, tell, isFilled: () => sent.some(({ call }) => call === fill) }
}

test('CHECKOUT-PAGES-3, CHECKOUT-PAGES-63: a customer who types before the account is loaded goes on typing', async () => {
  const { getByLabelText, getByText, tell, isFilled } = await openBilling()
  const number = getByLabelText('House number')
  await number.fill('1')
  tell()
  await expect.element(getByText('Signed in')).toBeVisible()
  await number.fill('12')
  await expect.element(number).toHaveFocus()
  await expect.element(getByText('One moment')).not.toBeInTheDocument()
  expect(isFilled()).toBe(false)
})

/** A customer who focuses the field between two steps of the rendering. */
function Quick() {
  document.querySelector('input')?.focus()
  return null
}

test('CHECKOUT-PAGES-3: who begins while the page draws what it has learned goes on, too', async () => {
  const { getByLabelText, getByText, tell, isFilled } = await openBilling(<Quick />)
  tell()
  await expect.element(getByText('Signed in')).toBeVisible()
  await expect.element(getByLabelText('House number')).toHaveFocus()
  expect(isFilled()).toBe(false)
})

test('CHECKOUT-PAGES-40, CHECKOUT-PAGES-62: a form that is filled from the account is closed', async () => {
  const { getByText, tell, isFilled } = await openBilling()
  tell()
  await expect.element(getByText('One moment')).toBeVisible()
  await expect.poll(isFilled).toBe(true)
})
