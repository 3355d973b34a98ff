import { expect, test, vi } from 'vitest'
import { choiceAmong, usableMethods } from './offered-methods'

const method = (paymentMethodId: string) => ({ paymentMethodId, costs: 0, issuers: [] })

test('Apple Pay is offered and chosen in browsers alone that have it (PAYMENTS-22)', () => {
  const methods = [method('applepay'), method('ideal')]
  const before = { paymentMethodId: 'applepay', issuer: null }
  const ideal = { paymentMethodId: 'ideal', issuer: null }
  expect(usableMethods(methods)).toEqual([method('ideal')])
  expect(choiceAmong(usableMethods(methods), before)).toEqual(ideal)
  vi.stubGlobal('ApplePaySession', {})
  expect(usableMethods(methods)).toEqual(methods)
  expect(choiceAmong(usableMethods(methods), before)).toEqual(before)
})

test('what was chosen stays chosen while it is offered, with its bank (PAYMENTS-22)', () => {
  const methods = [method('ideal'), method('klarna')]
  const loan = { paymentMethodId: 'klarna', issuer: null }
  expect(choiceAmong(methods, loan)).toEqual(loan)
  const bank = { paymentMethodId: 'ideal', issuer: 'ideal_INGBNL2A' }
  expect(choiceAmong(methods, bank)).toEqual(bank)
  expect(choiceAmong(methods, { paymentMethodId: 'paypal', issuer: null })).toEqual({ ...bank, issuer: null })
  expect(choiceAmong([], null)).toEqual({ paymentMethodId: null, issuer: null })
})
