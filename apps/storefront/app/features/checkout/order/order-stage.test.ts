import { expect, test } from 'vitest'
import { nextWaitMs, orderStage } from './order'

const transfer = { iban: '', bic: '', accountName: '', reference: '', payBefore: '' }
const plain = {
  bankTransfer: null,
  checkoutUrl: 'https://bank.example/1',
  canRetryPayment: true,
  isCollecting: false,
}
const open = { ...plain, status: 'open' } as const

test.each(['paid', 'processing', 'sent', 'closed'] as const)(
  'CHECKOUT-PAGES-13: an order that is %s is done, whatever its payment says',
  (status) => {
    expect(orderStage({ ...plain, status, paymentStatus: 'failed' })).toBe('done')
  },
)

test('CHECKOUT-PAGES-13: an open order waits for its payment, or for another attempt', () => {
  expect(orderStage({ ...open, paymentStatus: 'waiting' })).toBe('waiting')
  expect(orderStage({ ...open, paymentStatus: 'paid' })).toBe('waiting')
  for (const paymentStatus of ['none', 'failed', 'canceled', 'expired'] as const)
    expect(orderStage({ ...open, paymentStatus })).toBe('unpaid')
})

test('CHECKOUT-PAGES-13: a payment that never began is offered again', () => {
  expect(orderStage({ ...open, paymentStatus: 'waiting', checkoutUrl: null })).toBe('unpaid')
  expect(orderStage({ ...open, paymentStatus: 'waiting', checkoutUrl: null, canRetryPayment: false })).toBe(
    'waiting',
  )
})

test('CHECKOUT-PAGES-13: what is being collected is neither waited for at this page nor unpaid (REPEAT-56)', () => {
  const collected = { ...open, isCollecting: true, checkoutUrl: null, canRetryPayment: false }
  expect(orderStage({ ...collected, paymentStatus: 'waiting' })).toBe('collecting')
})

test('CHECKOUT-PAGES-13: a bank transfer is told, a cancelled order is over', () => {
  expect(orderStage({ ...open, paymentStatus: 'waiting', bankTransfer: transfer })).toBe('transfer')
  expect(orderStage({ ...plain, status: 'cancelled', paymentStatus: 'paid' })).toBe('cancelled')
})

test('questions about a payment become rarer, but never stop (CHECKOUT-PAGES-14)', () => {
  const waits = Array.from({ length: 20 }, (_, askedTimes) => nextWaitMs(askedTimes))
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(nextWaitMs(1000)).toBe(30_000)
})
