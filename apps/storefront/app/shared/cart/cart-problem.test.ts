import { describe, expect, test } from 'vitest'
import { isCartGone, cartProblemOf } from './cart-problem'
import { problem } from './fake-cart-server'
import { problemText } from './problem-text'

describe('what went wrong (CART-PAGES-7)', () => {
  test('is the reason the server gives, with the amount it names', () => {
    expect(cartProblemOf(problem(409, 'not-enough-stock', { available: 3 }))).toEqual({
      code: 'not-enough-stock',
      available: 3,
    })
    expect(cartProblemOf(problem(422, 'discount-minimum', { minimumAmount: 25 }))).toEqual({
      code: 'discount-minimum',
      minimumAmount: 25,
    })
  })

  test('is a failure when there are no words for it', () => {
    expect(cartProblemOf(problem(500, 'internal'))).toEqual({ code: 'failed' })
    expect(cartProblemOf(new Error('oops'))).toEqual({ code: 'failed' })
  })

  test('is a lost connection without an answer, also while a cart is created', () => {
    const away = new TypeError('Failed to fetch')
    expect(cartProblemOf(away)).toEqual({ code: 'offline' })
    expect(cartProblemOf(new Error('Cart creation failed', { cause: away }))).toEqual({ code: 'offline' })
    expect(cartProblemOf(new DOMException('too long', 'TimeoutError'))).toEqual({ code: 'offline' })
  })

  test('is too much at once after too many tries', () => {
    expect(cartProblemOf(problem(429, 'too-many-attempts'))).toEqual({ code: 'too-many-requests' })
  })

  test('is put into words with its amount', () => {
    const t = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`
    const euro = (amount: number) => `€ ${amount}`
    expect(problemText({ code: 'not-enough-stock', available: 3 }, t, { euro })).toBe(
      'problems.not-enough-stock {"amount":3,"max":0}',
    )
    expect(problemText({ code: 'discount-minimum', minimumAmount: 25 }, t, { euro })).toContain('€ 25')
    expect(problemText({ code: 'not-enough-stock', available: 0 }, t, { euro })).toContain('not-available')
  })
})

test('only the cart itself can be gone (CART-PAGES-3)', () => {
  expect(isCartGone(problem(404, 'no-such-cart'))).toBe(true)
  expect(isCartGone(problem(410, 'gone'))).toBe(true)
  expect(isCartGone(problem(404, 'not-found'))).toBe(false)
  expect(isCartGone(problem(503, 'no-such-cart'))).toBe(false)
  expect(isCartGone(new TypeError('Failed to fetch'))).toBe(false)
})
