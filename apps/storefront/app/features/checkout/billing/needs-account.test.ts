import { expect, test } from 'vitest'
import type { Account } from '../../../shared/account'
import type { Cart } from '../../../shared/cart'
import { needsAccount } from './billing-values'

const cart = (repeatDays: number | null, hasPassword = false) =>
  ({ products: [{ repeatDays }], hasPassword }) as Cart

test('REPEAT-2: what comes again needs a customer, or a password that waits with the cart; what comes once never does', () => {
  expect(needsAccount(cart(6), null)).toBe(true)
  expect(needsAccount(cart(6, true), null)).toBe(false)
  expect(needsAccount(cart(6), {} as Account)).toBe(false)
  expect(needsAccount(cart(null), null)).toBe(false)
  expect(needsAccount(null, null)).toBe(false)
})
