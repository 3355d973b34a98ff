import { describe, expect, test } from 'vitest'
import type { CalculatedCart, Cart } from '../../../shared/cart'
import { wayAround } from './closed-step'

const full = {
  products: [{}],
  billing: { phoneNumber: '0612345678', address: { countryId: 528 } },
  shipping: { shippingMethod: 0, address: null },
  scanProductsOnly: false,
  dpdParcelShopId: null,
  dpdParcelShopZipcodeOrCity: null,
  alternativeShippingAddress: false,
  order: null,
}

const opening = (
  step: 'billing' | 'delivery' | 'payment',
  changes: object = {},
  calculated: CalculatedCart | null = null,
) => wayAround({ phase: 'ready', cart: { ...full, ...changes } as unknown as Cart, calculated }, step)

describe('opening a step that is closed (CHECKOUT-PAGES-5)', () => {
  test('leads to the one that is missing', () => {
    expect(opening('payment', { billing: null })).toBe('/checkout/billing/')
    expect(opening('delivery', { billing: null })).toBe('/checkout/billing/')
    expect(opening('payment', { shipping: { shippingMethod: 1, address: null } })).toBe('/checkout/delivery/')
    for (const step of ['billing', 'delivery', 'payment'] as const) expect(opening(step)).toBeNull()
  })

  test('without goods leads to the cart', () => {
    expect(opening('billing', { products: [] })).toBe('/cart/')
    const nothing = { cart: null, calculated: null }
    expect(wayAround({ phase: 'none', ...nothing }, 'billing')).toBe('/cart/')
    expect(wayAround({ phase: 'loading', ...nothing }, 'billing')).toBeNull()
  })

  test('before a lorry has been told about the yard leads to the questions (DELIVERY-13)', () => {
    const lorry = { deliveryDate: { byAppointment: true } } as unknown as CalculatedCart
    const yard = { access: 'yes', height: 'yes', power: 'no', forklift: 'unknown' }
    const home = { dealerId: null, deliveryWishes: null }
    expect(opening('payment', home, lorry)).toBe('/checkout/delivery/')
    expect(opening('delivery', home, lorry)).toBeNull()
    const answeredCart = { ...home, deliveryWishes: { yard } }
    expect(opening('payment', answeredCart, lorry)).toBeNull()
    const silent = { ...answeredCart, billing: { phoneNumber: null, address: { countryId: 528 } } }
    expect(opening('payment', silent, lorry)).toBe('/checkout/delivery/')
    expect(opening('payment', silent)).toBeNull()
    expect(opening('payment', { dealerId: 7 }, lorry)).toBeNull()
  })

  test('with goods that do not go the way that was chosen leads to another choice (CHECKOUT-PAGES-61, DELIVERY-8)', () => {
    const stuck = { isDeliverable: false } as unknown as CalculatedCart
    const atDealer = { dealerId: 7 }
    expect(opening('payment', atDealer, stuck)).toBe('/checkout/delivery/')
    expect(opening('delivery', atDealer, stuck)).toBeNull()
    expect(opening('payment', atDealer, { isDeliverable: true } as unknown as CalculatedCart)).toBeNull()
  })

  test('while an order waits for its payment leads to that order', () => {
    const order = { orderId: 7, orderKey: 'a b' }
    expect(opening('payment', { order })).toBe('/checkout/complete/?id=7&key=a+b')
  })

  test('the delivery of analysis kits is no step', () => {
    expect(opening('delivery', { scanProductsOnly: true })).toBe('/checkout/payment/')
    expect(opening('payment', { scanProductsOnly: true, shipping: null })).toBeNull()
  })
})
