import { expect, test } from 'vitest'
import { carriers, pickLots, trackingUrl } from './index.ts'

const lots = [
  { lotId: 1, bestBefore: '2027-09-30', amount: 5 },
  { lotId: 2, bestBefore: null, amount: 9 },
  { lotId: 3, bestBefore: '2027-03-31', amount: 2 },
]

test('the lot with the earliest date is taken first, one without a date last (LOTS-2)', () => {
  expect(pickLots(lots, 8)).toEqual({
    picked: [
      { lotId: 3, quantity: 2 },
      { lotId: 1, quantity: 5 },
      { lotId: 2, quantity: 1 },
    ],
    missing: 0,
  })
  expect(pickLots(lots, 20).missing).toBe(4)
  expect(pickLots([], 1)).toEqual({ picked: [], missing: 1 })
})

test('a parcel is followed at its carrier, and nothing in its number leads elsewhere (SHIPMENTS-3)', () => {
  const to = { zipcode: '8011 AB', regionCode: 'NL' }
  expect(trackingUrl('postnl', '3SABC', to)).toBe('https://jouw.postnl.nl/track-and-trace/3SABC-NL-8011AB')
  expect(trackingUrl('own', '1', to)).toBeNull()
  expect(trackingUrl(null, '1', to)).toBeNull()
  const urls = carriers.map((carrier) => trackingUrl(carrier, 'a/../?b=c#d', to) ?? '')
  expect(urls.filter((url) => /\.\.\/|#|\?b/.test(url))).toEqual([])
})
