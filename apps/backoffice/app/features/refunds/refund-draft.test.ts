import { describe, expect, test } from 'vitest'
import { type RefundDraft, everythingOf, hasSentPieces, requestOf, sumOfDraft } from './refund-draft.ts'
import type { Refundable } from './use-refundable.ts'

/** Three bags for 10 euros, one of them still in the house; 4 euros came from a gift card. */
const left: Refundable = {
  lines: [
    {
      lineNumber: 1,
      description: 'Muesli, 20 kg',
      quantity: 3,
      leftCents: 1000,
      invoicedQuantity: 3,
      invoicedCents: 1000,
      unsent: 1,
    },
  ],
  costsCents: 595,
  totalCents: 1595,
  refundedCents: 0,
  giftCardLeftCents: 400,
  paymentLeftCents: 1195,
}

const empty: RefundDraft = {
  kind: 'parts',
  pieces: {},
  costsCents: 0,
  amountCents: 0,
  reason: null,
  restock: false,
  isIntact: false,
}
const two: RefundDraft = { ...empty, pieces: { 1: 2 }, reason: 'return' }

describe('REFUNDS-1: a draft of a refund', () => {
  test('shows what goes to the gift card, what to the payment, and what is left (REFUNDS-14)', () => {
    expect(sumOfDraft(two, left, null)).toEqual({
      totalCents: 667,
      giftCardCents: 400,
      paymentCents: 267,
      leftCents: 928,
      needsStepUp: false,
      problem: null,
    })
  })

  test('of everything is everything, to the cent', () => {
    const all = { ...two, ...everythingOf(left) }
    expect(sumOfDraft(all, left, null)).toMatchObject({ totalCents: 1595, leftCents: 0, problem: null })
  })

  test.each([
    ['nothing is chosen', empty, 'nothing'],
    ['no reason is chosen', { ...two, reason: null }, 'reason'],
    ['an amount cannot be read', { ...two, costsCents: null }, 'unreadable'],
    ['more delivery than was paid', { ...two, pieces: {}, costsCents: 596 }, 'more-than-left'],
    ['more than was paid', { ...two, kind: 'amount', amountCents: 1596 }, 'more-than-left'],
    ['more than the role may', { ...two, kind: 'amount', amountCents: 1001 }, 'above-limit'],
  ] as const)('cannot be made while %s (REFUNDS-2, REFUNDS-5)', (_, draft, problem) => {
    expect(sumOfDraft(draft, left, 1000).problem).toBe(problem)
  })

  test('is made up to the very cent of what the role may (REFUNDS-5)', () => {
    const most = { ...two, kind: 'amount', amountCents: 1000 } as const
    expect(sumOfDraft(most, left, 1000).problem).toBeNull()
  })

  test('counts what went back before towards the limit and the step-up (REFUNDS-5)', () => {
    const much = { ...left, totalCents: 40_000, refundedCents: 15_000 }
    const one = { ...two, kind: 'amount', amountCents: 1 } as const
    expect(sumOfDraft(one, much, 15_000)).toMatchObject({ problem: 'above-limit', needsStepUp: true })
    expect(sumOfDraft(one, much, null)).toMatchObject({ problem: null, needsStepUp: true })
  })

  test('is never more than gift card and payment still have, when the bank took some of it back (REFUNDS-2)', () => {
    const takenBack = { ...left, paymentLeftCents: 100 }
    const amount = (amountCents: number) => ({ ...two, kind: 'amount', amountCents }) as const
    expect(sumOfDraft(amount(500), takenBack, null).problem).toBeNull()
    expect(sumOfDraft(amount(501), takenBack, null).problem).toBe('more-than-left')
  })

  test('asks about the stock only when pieces have left the house', () => {
    expect(hasSentPieces({ ...two, pieces: { 1: 1 } }, left)).toBe(false)
    expect(hasSentPieces(two, left)).toBe(true)
    expect(hasSentPieces({ ...two, kind: 'amount' }, left)).toBe(false)
  })

  test('puts what left the house back to stock only when the member has said that it is closed and undamaged (REFUNDS-11)', () => {
    const ticked = { ...two, restock: true }
    expect(sumOfDraft(ticked, left, null).problem).toBe('not-intact')
    expect(requestOf(ticked).restock).toBe(false)
    expect(sumOfDraft({ ...ticked, isIntact: true }, left, null).problem).toBeNull()
    expect(requestOf({ ...ticked, isIntact: true }).restock).toBe(true)
    // One bag is still in the house.
    expect(sumOfDraft({ ...ticked, pieces: { 1: 1 } }, left, null).problem).toBeNull()
  })

  test('is sent as pieces and costs, or as an amount alone', () => {
    expect(requestOf({ ...two, pieces: { 1: 2, 2: 0 }, costsCents: 5 })).toEqual({
      lines: [{ lineNumber: 1, quantity: 2 }],
      deliveryCents: 5,
      everything: false,
      reason: 'return',
      restock: false,
    })
    expect(requestOf({ ...two, kind: 'amount', amountCents: 7 })).toMatchObject({
      lines: [],
      deliveryCents: 0,
      amountCents: 7,
    })
  })
})
