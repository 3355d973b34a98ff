import { expect, test } from 'vitest'
import { isPeriod, lastMonth } from './export-period.ts'

test('the bookkeeper is offered the month before this one (INVOICES-9)', () => {
  expect(lastMonth(new Date('2026-03-31T22:00:00Z'))).toEqual({ from: '2026-02-01', until: '2026-02-28' })
  expect(lastMonth(new Date('2026-01-01T00:00:00Z'))).toEqual({ from: '2025-12-01', until: '2025-12-31' })
})

test('a period has one to 400 days (INVOICES-9)', () => {
  expect(isPeriod({ from: '2026-01-01', until: '2026-01-01' })).toBe(true)
  expect(isPeriod({ from: '2026-01-02', until: '2026-01-01' })).toBe(false)
  expect(isPeriod({ from: '2025-01-01', until: '2026-02-04' })).toBe(true)
  expect(isPeriod({ from: '2025-01-01', until: '2026-02-05' })).toBe(false)
  expect(isPeriod({ from: '', until: '2026-01-01' })).toBe(false)
})
