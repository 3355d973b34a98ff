import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  foldGiftCardNumber,
  giftCardPart,
  holdMsOf,
  methodsFor,
  offeredMethods,
  preselectedMethod,
  knownStatus,
  paymentMethods,
  type PaymentStatus,
} from './index.ts'
import { paymentStatuses } from './status.ts'

const reported = paymentStatuses.filter((status) => status !== 'created')

describe('what is known of a payment (PAYMENTS-4)', () => {
  test('whatever the order of the messages, a payment that was paid once is paid', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...reported), { maxLength: 12 }), (messages) => {
        const end = messages.reduce<PaymentStatus>(knownStatus, 'created')
        expect(end === 'paid').toBe(messages.includes('paid'))
      }),
    )
  })

  test('a message that comes twice changes nothing the second time', () => {
    for (const current of paymentStatuses)
      for (const status of reported) {
        const once = knownStatus(current, status)
        expect(knownStatus(once, status)).toBe(once)
      }
  })

  test('a payment that failed does not open again', () => {
    expect(knownStatus('failed', 'open')).toBe('failed')
  })
})

test('goods wait a quarter of an hour for money, and a week for a bank transfer (PAYMENTS-1)', () => {
  expect(holdMsOf('ideal')).toBe(15 * 60_000)
  expect(holdMsOf('banktransfer')).toBe(7 * 24 * 60 * 60_000)
  expect(holdMsOf(null)).toBe(15 * 60_000)
})

test('no method costs the customer anything (PAYMENTS-1)', () => {
  expect(new Set(Object.values(paymentMethods).map(({ costsCents }) => costsCents))).toEqual(new Set([0]))
})

test('a gift card pays what it holds and never more than the total', () => {
  expect(giftCardPart(2500, 4000)).toBe(2500)
  expect(giftCardPart(2500, 1000)).toBe(1000)
  expect(giftCardPart(0, 1000)).toBe(0)
})

test('a site that lends nothing offers no method that lends, whatever it lists (PAYMENTS-18)', () => {
  const paymentMethods = ['ideal', 'klarna', 'in3', 'billie', 'banktransfer']
  expect(offeredMethods({ payLater: true, paymentMethods })).toEqual(paymentMethods)
  expect(offeredMethods({ payLater: false, paymentMethods })).toEqual(['ideal', 'banktransfer'])
})

test('the number of a gift card is the same however it is typed', () => {
  expect(foldGiftCardNumber(' ６４00-0000 ab ')).toBe('64000000AB')
})

test('the last method is chosen beforehand, else the first of the site, and never a costlier one (PAYMENTS-15)', () => {
  const offered = [
    { paymentMethodId: 'ideal', costs: 0 },
    { paymentMethodId: 'paypal', costs: 0 },
    { paymentMethodId: 'creditcard', costs: 1 },
  ]
  expect(preselectedMethod(offered, null)).toBe('ideal')
  expect(preselectedMethod(offered, 'paypal')).toBe('paypal')
  expect(preselectedMethod(offered, 'creditcard')).toBe('ideal')
  expect(preselectedMethod(offered.toReversed(), null)).toBe('paypal')
  expect(preselectedMethod(offered, 'gone')).toBe('ideal')
  expect(preselectedMethod([], 'ideal')).toBeNull()
})

test('a loan is never chosen beforehand (PAYMENTS-15)', () => {
  const klarna = { paymentMethodId: 'klarna', costs: 0 }
  const card = { paymentMethodId: 'creditcard', costs: 0 }
  expect(preselectedMethod([klarna, card], null)).toBe('creditcard')
  expect(preselectedMethod([klarna, card], 'klarna')).toBe('creditcard')
  expect(preselectedMethod([klarna], null)).toBeNull()
})

test('a lender of companies is offered to companies (PAYMENTS-14)', () => {
  const offered = [{ paymentMethodId: 'ideal' }, { paymentMethodId: 'billie' }]
  expect(methodsFor(offered, { isCompany: false })).toEqual([{ paymentMethodId: 'ideal' }])
  expect(methodsFor(offered, { isCompany: true })).toEqual(offered)
})
