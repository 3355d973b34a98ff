import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import type { CalculatedCart } from './cart-state'
import { CartTotals } from './cart-totals'

const calculated = {
  products: [],
  shippingDiscounts: [],
  orderDiscounts: [],
  vatGroups: [],
  subTotalAmount: 24.75,
  shippingCosts: 0,
  paymentCosts: 0,
  giftCardAmount: 0,
  totalAmount: 24.75,
  dueAmount: 24.75,
  shownTotalAmount: 184.64,
  shownCurrency: 'DKK',
  missingToFreeShipping: null,
} as unknown as CalculatedCart

test('an amount in another currency tells its rate, and the day on which that was set (SITES-19)', async () => {
  const site = { currency: 'DKK', shownRate: { perEuro: 7.4604, on: '2026-11-15' } }
  const { getByText } = await renderInShop(<CartTotals calculated={calculated} />, { site })
  await expect.element(getByText(/about.*184\.64/)).toBeVisible()
  await expect
    .element(getByText(/You pay the amount in euros.*1 € = 7\.4604 DKK, set on 15 November 2026\./))
    .toBeVisible()
})

test('an order of before, at another rate, tells none of today (SITES-19)', async () => {
  const site = { currency: 'DKK', shownRate: { perEuro: 7.5, on: '2027-02-01' } }
  const { getByText } = await renderInShop(<CartTotals calculated={calculated} />, { site })
  await expect.element(getByText(/You pay the amount in euros/)).toBeVisible()
  expect(getByText(/set on/).elements()).toEqual([])
})
