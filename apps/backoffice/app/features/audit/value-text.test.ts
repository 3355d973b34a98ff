import { auditShape } from '@haverhof/domain/backoffice'
import { expect, test } from 'vitest'
import { isTold, valueText, type ValueWords } from './value-text.ts'

const words: ValueWords = {
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  word: (list, value) => `${list}/${value}`,
  field: (name) => name.toUpperCase(),
  cents: (value) => `€ ${value / 100}`,
  number: (value) => `#${value}`,
  day: (iso) => `day ${iso}`,
  moment: (iso) => `moment ${iso}`,
  site: (siteId) => `site ${siteId}`,
  grant: ({ role }) => `role ${role}`,
  line: ({ lineNumber, quantity }) => `${quantity} of ${lineNumber}`,
}

const said = (action: string, field: string, value: unknown) =>
  valueText(value, auditShape(action, field), words)

test.each([
  ['order-cancelled', 'status', 'paid', 'order-status/paid'],
  ['repeat-paused', 'state', 'active', 'repeat-state/active'],
  ['review-published', 'state', 'waiting', 'review-state/waiting'],
  ['signed-in', 'way', 'password', 'sign-in-way/password'],
  ['order-refunded', 'reason', 'return', 'credit-reason/return'],
  ['stock-counted', 'reason', 'return', 'return'],
  ['order-address-changed', 'fields', ['street', 'city'], 'address-field/street, address-field/city'],
  ['order-refunded', 'amountCents', 1250, '€ 12.5'],
  ['order-refunded', 'restock', false, 'no'],
  ['stock-delivered', 'amount', 6, '#6'],
  ['stock-delivered', 'bestBefore', '2027-01-31', 'day 2027-01-31'],
  ['token-created', 'siteIds', [1, 2], 'site 1, site 2'],
  ['payment-charged-back', 'orderId', 100001, '100001'],
  ['sample-corrected', 'sugar', 8.5, '#8.5'],
  ['review-photos-chosen', 'photos', '3 4', '#2'],
  ['review-photos-chosen', 'photos', '', 'empty'],
  ['order-cancelled', 'status', null, 'empty'],
])('%s: %s is said by what it is in that action (AUDIT-12)', (action, field, value, text) => {
  expect(said(action, field, value)).toBe(text)
})

test('rights, goods and what a provider reports are said in words, without the names of the program (AUDIT-12)', () => {
  const grants = [{ role: 'viewer', siteIds: null, languageIds: null }]
  expect(said('grants-changed', 'grants', grants)).toBe('role viewer')
  const lines = [{ lineNumber: 1, quantity: 2, lots: [{ lotId: 7, quantity: 2 }] }]
  expect(said('order-sent', 'lines', lines)).toBe('2 of 1')
  const reported = { amountCents: 990, currency: 'EUR', reference: 'p-1', status: 'paid', checkoutUrl: null }
  expect(said('payment-mismatch', 'reported', reported)).toBe('#9.9 EUR, p-1')
})

test('what an earlier release wrote is shown as it is (AUDIT-12)', () => {
  expect(said('review-put-back', 'reason', 'link,contact')).toBe('link,contact')
  expect(said('long-gone', 'thing', { one: 1, two: null, three: 'x' })).toBe('ONE 1 · THREE x')
})

test('inner numbers, amounts of nothing and what the changes say already are left out', () => {
  const shown = (action: string, field: string, value: unknown, changed: string[] = []) =>
    isTold(
      [field, value],
      auditShape(action, field),
      changed.map((each) => ({ field: each })),
    )
  expect(shown('order-noted', 'orderNoteId', 12)).toBe(false)
  expect(shown('order-refunded', 'giftCardCents', 0)).toBe(false)
  expect(shown('order-refunded', 'giftCardCents', 500)).toBe(true)
  expect(shown('return-changed', 'status', 'received', ['status'])).toBe(false)
  expect(shown('signed-in', 'clientIp', null)).toBe(false)
  expect(shown('signed-in', 'way', 'password')).toBe(true)
})
