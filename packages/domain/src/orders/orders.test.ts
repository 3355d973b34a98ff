import { describe, expect, test } from 'vitest'
import {
  invoiceNumber,
  invoicePlace,
  invoiceSeries,
  mayBecome,
  orderStatuses,
  settlementOf,
} from './index.ts'

test('an order goes from open to paid, processing, sent and closed, and can be cancelled until it is sent (ORDERS-4, §4.1)', () => {
  const allowed = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'open → paid',
    'open → cancelled',
    'paid → processing',
    'paid → cancelled',
    'processing → sent',
    'processing → cancelled',
    'sent → closed',
  ])
})

describe('money that arrives', () => {
  test('pays an open order', () => expect(settlementOf('open')).toBe('pay-order'))
  test('goes back when the order was cancelled', () =>
    expect(settlementOf('cancelled')).toBe('refund-cancelled'))
  test('goes back when the order was paid already', () => {
    for (const status of ['paid', 'processing', 'sent', 'closed'] as const)
      expect(settlementOf(status)).toBe('refund-double')
  })
})

test('invoices are numbered per brand and year, by the calendar of the shop (INVOICES-2)', () => {
  expect(invoiceSeries(0, new Date('2026-06-01T12:00:00Z'))).toBe('HH-2026')
  expect(invoiceSeries(1, new Date('2026-12-31T23:30:00Z'))).toBe('MD-2027')
  expect(invoiceNumber('HH-2026', 42)).toBe('HH-2026-000042')
  expect(invoicePlace('HH-2026-000042')).toEqual({ series: 'HH-2026', number: 42 })
  expect(['', 'HH-2026-42', 'hh-2026-000042', 'HH-2026-00004x', "HH-2026-000042'"].map(invoicePlace)).toEqual(
    [null, null, null, null, null],
  )
})
