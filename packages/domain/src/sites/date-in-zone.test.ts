import { expect, test } from 'vitest'
import { dateInZone } from './date-in-zone.ts'

test.each([
  ['2026-11-14T22:59:59.999Z', 'Europe/Amsterdam', '2026-11-14'],
  ['2026-11-14T23:00:00.000Z', 'Europe/Amsterdam', '2026-11-15'],
  ['2026-11-14T23:00:00.000Z', 'Europe/Lisbon', '2026-11-14'],
  ['2026-07-01T21:30:00.000Z', 'Europe/Tallinn', '2026-07-02'],
  ['2026-11-14T22:59:59.999Z', 'Europe/Amsterdam', '2026-11-14'],
])('%s is in %s the %s', (moment, timeZone, date) => {
  expect(dateInZone(new Date(moment), timeZone)).toBe(date)
})
