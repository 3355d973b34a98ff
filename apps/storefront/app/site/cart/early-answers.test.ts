import { describe, expect, test } from 'vitest'
import type { CartCalls } from './cart-calls'
import type { CalculatedCart, Cart } from './cart-state'
import { withEarlyAnswers } from './early-answers'

const early = { calculated: { totalAmount: 1 } as CalculatedCart, cart: { shoppingcartId: 'c' } as Cart }

function openCalls({ askedAt = Date.now(), calculate = Promise.resolve(early.calculated) } = {}) {
  const asked: string[] = []
  const calls = {
    calculate: async (id: string) => (asked.push(`calculate ${id}`), { totalAmount: 2 } as CalculatedCart),
    get: async (id: string) => (asked.push(`get ${id}`), { shoppingcartId: id } as Cart),
  } as CartCalls
  const holder = { earlyCart: { id: 'c', askedAt, answers: { calculate, get: Promise.resolve(early.cart) } } }
  return { asked, calls: withEarlyAnswers(calls, holder) }
}

describe('SHELF-17: what the head of the page asked for', () => {
  test('is taken over once, and asked for from then on', async () => {
    const { asked, calls } = openCalls()
    expect(await calls.calculate('c')).toBe(early.calculated)
    expect(await calls.get('c')).toBe(early.cart)
    expect(asked).toEqual([])
    expect(await calls.calculate('c')).toEqual({ totalAmount: 2 })
    await calls.get('c')
    expect(asked).toEqual(['calculate c', 'get c'])
  })

  test('is left alone when it is about another cart', async () => {
    const { asked, calls } = openCalls()
    await calls.calculate('other')
    expect(asked).toEqual(['calculate other'])
  })

  test('is left alone when it is old', async () => {
    const { asked, calls } = openCalls({ askedAt: Date.now() - 11_000 })
    await calls.get('c')
    expect(asked).toEqual(['get c'])
  })

  test('is asked for again when it failed', async () => {
    const { asked, calls } = openCalls({ calculate: Promise.reject(new Error('gone')) })
    expect(await calls.calculate('c')).toEqual({ totalAmount: 2 })
    expect(asked).toEqual(['calculate c'])
  })
})
