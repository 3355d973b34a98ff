import { expect, test } from 'vitest'
import { dateInZone, endOfDay, startOfDay } from './date-in-zone.ts'

test.each([
  ['2026-11-14T22:59:59.999Z', 'Europe/Amsterdam', '2026-11-14'],
  ['2026-11-14T23:00:00.000Z', 'Europe/Amsterdam', '2026-11-15'],
  ['2026-11-14T23:00:00.000Z', 'Europe/Lisbon', '2026-11-14'],
  ['2026-07-01T21:30:00.000Z', 'Europe/Tallinn', '2026-07-02'],
  ['2026-11-14T22:59:59.999Z', 'Europe/Amsterdam', '2026-11-14'],
])('%s is in %s the %s', (moment, timeZone, date) => {
  expect(dateInZone(new Date(moment), timeZone)).toBe(date)
})

test.each([
  ['2026-10-25', 'Europe/Amsterdam', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['2027-03-28', 'Europe/Amsterdam', '2027-03-27T23:00:00.000Z', '2027-03-28T21:59:59.999Z'],
  ['2026-12-17', 'Europe/Lisbon', '2026-12-17T00:00:00.000Z', '2026-12-17T23:59:59.999Z'],
  ['2026-07-01', 'Europe/Tallinn', '2026-06-30T21:00:00.000Z', '2026-07-01T20:59:59.999Z'],
])('the %s in %s is from %s to %s', (date, timeZone, from, until) => {
  expect(startOfDay(date, timeZone).toISOString()).toBe(from)
  expect(endOfDay(date, timeZone).toISOString()).toBe(until)
})
