import { expect, test } from 'vitest'
import { sectionOf } from './account-sections'

test('ACCOUNT-PAGES-1: a page below a room belongs to that room', () => {
  expect(sectionOf('/account/')).toBe('home')
  expect(sectionOf('/account/orders/')).toBe('orders')
  expect(sectionOf('/account/orders/100001/')).toBe('orders')
  expect(sectionOf('/account/information/password/')).toBe('information')
  expect(sectionOf('/cart/')).toBeNull()
})
