import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartCounts, cartLimits, feedWeightKg, foldCode, isQuantity, showsSiloRemark } from './index.ts'

const feed = 2
const merchandise = 3
const quickscan = 4
const hygieneScan = 5

describe('the counts of a cart (CART-4)', () => {
  it('are pieces with free ones, kits that have samples, and all other lines (§4.20, §4.21)', () => {
    const line = { freeProducts: [], rqsSamples: [] }
    const lines = [
      { ...line, productType: feed, quantity: 3, freeProducts: [{ quantity: 2 }, { quantity: 1 }] },
      { ...line, productType: merchandise, quantity: 1 },
      { ...line, productType: quickscan, quantity: 2, rqsSamples: [{}, {}] },
      { ...line, productType: hygieneScan, quantity: 1 },
    ]
    expect(cartCounts(lines)).toEqual({ items: 10, sampleTests: 1, regular: 2 })
  })

  it('are 0 for an empty cart', () => {
    expect(cartCounts([])).toEqual({ items: 0, sampleTests: 0, regular: 0 })
  })
})

describe('the limits of a cart (CART-3)', () => {
  it('are 999 pieces a line, 50 lines and 50 samples', () => {
    expect(cartLimits).toEqual({ quantityPerLine: 999, lines: 50, samplesPerLine: 50 })
  })

  it('take whole quantities from 1 to 999 only', () => {
    const refused = [0, -1, 1.5, 1000, 1e9, 2 ** 31 - 1, 2 ** 53, NaN, Infinity]
    expect(refused.map(isQuantity)).toEqual(refused.map(() => false))
    expect([1, 2, 999].map(isQuantity)).toEqual([true, true, true])
  })
})

describe('the feed of a cart (CART-6)', () => {
  it('is weighed without merchandise, and points at the silo above 1000 kg (CART-6, §1.33, §9.4)', () => {
    const bag = { amount: 20_000, unit: 'g' } as const
    const lines = [
      { productType: feed, quantity: 50, content: bag },
      { productType: merchandise, quantity: 100, content: bag },
    ]
    expect(feedWeightKg(lines)).toBe(1000)
    expect(showsSiloRemark(1000)).toBe(false)
    expect(showsSiloRemark(1000.001)).toBe(true)
  })
})

describe('a code (CART-8)', () => {
  it('is the same however it is typed', () => {
    for (const typed of ['welkom10', ' WELKOM 10 ', 'Ｗelkom１０', 'wel\u200Bkom10', 'welkom10\n'])
      expect(foldCode(typed)).toBe('WELKOM10')
  })

  it('is folded once and for all', () => {
    expect(foldCode(foldCode('῁゛'))).toBe(foldCode('῁゛'))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(foldCode(foldCode(typed))).toBe(foldCode(typed))
      }),
    )
  })
})
