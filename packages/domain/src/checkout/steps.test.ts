import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckoutCart, missingStep, needsSampleNames, openSteps, paymentIsNeeded } from './index.ts'

const cart: CheckoutCart = {
  productCount: 1,
  billingCountryId: null,
  scanProductsOnly: false,
  shippingMethod: null,
  parcelShopId: null,
  parcelShopZipcodeOrCity: null,
  alternativeShippingAddress: false,
  shippingCountryId: null,
  awaitsDealer: false,
}
const billed = { ...cart, billingCountryId: 276 }
const pickup = { ...billed, shippingMethod: 1 } as const

describe('the checkout steps (CHECKOUT-1)', () => {
  it('are all closed for an empty cart', () => {
    expect(openSteps({ ...cart, productCount: 0 })).toEqual([])
  })

  it('open billing with one product and delivery with a billing country (§4.13, §4.14, §4.17)', () => {
    expect(openSteps(cart)).toEqual(['billing'])
    expect(openSteps(billed)).toEqual(['billing', 'delivery', 'payment'])
  })

  it('keep payment closed for a pickup without a parcel shop (§4.16)', () => {
    expect(openSteps(pickup)).toEqual(['billing', 'delivery'])
    expect(openSteps({ ...pickup, parcelShopId: 'DE-1' })).toEqual(['billing', 'delivery'])
    expect(openSteps({ ...pickup, parcelShopZipcodeOrCity: '48653' })).toEqual(['billing', 'delivery'])
    expect(openSteps({ ...pickup, parcelShopId: 'DE-1', parcelShopZipcodeOrCity: '48653' })).toContain(
      'payment',
    )
  })

  it('keep payment closed for another address without a country (§4.17)', () => {
    const other = { ...billed, alternativeShippingAddress: true }
    expect(openSteps(other)).toEqual(['billing', 'delivery'])
    expect(openSteps({ ...other, shippingCountryId: 276 })).toContain('payment')
  })

  it('skip delivery for analysis kits alone, yet never billing (CHECKOUT-2, §4.15)', () => {
    expect(openSteps({ ...pickup, scanProductsOnly: true })).toContain('payment')
    expect(openSteps({ ...cart, scanProductsOnly: true })).toEqual(['billing'])
  })

  it('name what has to be finished first (CHECKOUT-3)', () => {
    expect(missingStep({ ...billed, productCount: 0 }, 'payment')).toBe('cart')
    expect(missingStep(cart, 'payment')).toBe('billing')
    expect(missingStep(pickup, 'payment')).toBe('delivery')
    expect(missingStep(pickup, 'delivery')).toBeNull()
    expect(missingStep(billed, 'payment')).toBeNull()
  })

  it('never open payment without delivery', () => {
    const anyCart = fc.record({
      productCount: fc.nat(2),
      billingCountryId: fc.option(fc.constant(276)),
      scanProductsOnly: fc.boolean(),
      shippingMethod: fc.constantFrom(null, 0 as const, 1 as const),
      parcelShopId: fc.option(fc.constant('DE-1')),
      parcelShopZipcodeOrCity: fc.option(fc.constant('48653')),
      alternativeShippingAddress: fc.boolean(),
      shippingCountryId: fc.option(fc.constant(276)),
      awaitsDealer: fc.boolean(),
    })
    fc.assert(
      fc.property(anyCart, (any) => {
        const open = openSteps(any)
        expect(open.includes('payment') && !open.includes('delivery')).toBe(false)
      }),
    )
  })
})

it('a dealer who is not chosen yet keeps payment closed (CHECKOUT-14)', () => {
  expect(openSteps({ ...billed, awaitsDealer: true })).not.toContain('payment')
  expect(openSteps(billed)).toContain('payment')
})

describe('payment (CHECKOUT-4)', () => {
  it('is needed unless the total is 0 and billing and delivery are valid (§4.18)', () => {
    expect(paymentIsNeeded(billed, 1)).toBe(true)
    expect(paymentIsNeeded(billed, 0)).toBe(false)
    expect(paymentIsNeeded(cart, 0)).toBe(true)
    expect(paymentIsNeeded(pickup, 0)).toBe(true)
  })
})

describe('samples (CHECKOUT-13)', () => {
  it('all need a name before the customer goes on (§5.12)', () => {
    const named = { rqsSamples: [{ sampleName: 'Hooi 1' }] }
    expect(needsSampleNames([named, { rqsSamples: [] }])).toBe(false)
    expect(needsSampleNames([named, { rqsSamples: [{ sampleName: ' ' }] }])).toBe(true)
    expect(needsSampleNames([{ rqsSamples: [{ sampleName: null }] }])).toBe(true)
  })
})
