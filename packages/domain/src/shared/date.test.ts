import { expect, test } from 'vitest'
import { formatDate, parseDate } from './index.ts'

test('a date is typed as DD-MM-YYYY and kept as an ISO date (CHECKOUT-19, ACC-159)', () => {
  expect(parseDate('16-11-2026')).toEqual({ ok: true, value: '2026-11-16' })
  expect(parseDate(' 01-02-2026 ')).toEqual({ ok: true, value: '2026-02-01' })
  expect(parseDate('29-02-2028')).toEqual({ ok: true, value: '2028-02-29' })
})

test('a day that no calendar has is an invalid date (CHECKOUT-19, ACC-159, §5.8)', () => {
  for (const typed of [
    '30-02-2026',
    '29-02-2026',
    '31-04-2026',
    '00-01-2026',
    '01-00-2026',
    '01-13-2026',
    '32-01-2026',
  ])
    expect(parseDate(typed)).toEqual({ ok: false, reason: 'invalid-date' })
})

test('any other way to write a date is an invalid date (CHECKOUT-19, ACC-159)', () => {
  for (const typed of [
    '',
    '2026-11-16',
    '16/11/2026',
    '16.11.2026',
    '16-11-26',
    '1-2-2026',
    '16-11-0026',
    '16 november 2026',
    '１６-11-2026',
    '16-11-2026x',
  ])
    expect(parseDate(typed)).toEqual({ ok: false, reason: 'invalid-date' })
})

test('a date is shown as it is typed (CHECKOUT-19, ACC-159)', () => {
  expect(formatDate('2026-11-16')).toBe('16-11-2026')
  expect(formatDate('2026-02-01T09:30:00.000Z')).toBe('01-02-2026')
})
