import { checkoutCalls } from './checkout.ts'
import { type Http, bodyOf, done } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

export type CartToCalculate = components['schemas']['CartToCalculate']
type NewCart = components['schemas']['NewCart']

/** Nothing about a cart is ever cached (API-CLIENT-8). */
export function cartCalls(http: Http) {
  const { calls } = http
  return {
    get(id: string) {
      const path = checkedParameters({ id })
      return bodyOf(calls.GET('/api/cart/{id}', { params: { path } }))
    },
    /** A new cart, with its first goods or empty. */
    create(cart: NewCart = {}) {
      return bodyOf(calls.POST('/api/cart', { body: { mailplusId: null, ...cart } }))
    },
    impersonate(key: string | null) {
      const query = checkedParameters({ key })
      return bodyOf(calls.POST('/api/cart/impersonate', { params: { query } }))
    },
    /** What a stored cart comes to. */
    calculate(id: string) {
      const path = checkedParameters({ id })
      return bodyOf(calls.POST('/api/cartcalculation/{id}/calculate', { params: { path } }))
    },
    /** What a cart would come to that is not stored. */
    calculate2(cart: CartToCalculate) {
      return bodyOf(calls.POST('/api/cartcalculation/calculate', { body: cart }))
    },
    recommendations(id: string) {
      const path = checkedParameters({ id })
      return bodyOf(calls.GET('/api/cart/{id}/recommendations', { params: { path } }))
    },
    ...lineCalls(http),
    ...checkoutCalls(http),
  }
}

function lineCalls({ calls }: Http) {
  return {
    /** Every so many days; 0 is once, and a line that is there stays as it is without a word (REPEAT-1). */
    addProduct(id: string, productVariantId: number, quantity: number, repeatDays?: number) {
      const path = checkedParameters({ id })
      const query = { ...checkedParameters({ productVariantId, quantity }), ...intervalOf(repeatDays) }
      return done(calls.POST('/api/cart/{id}/products', { params: { path, query } }))
    },
    changeQuantity(id: string, productVariantId: number, quantity: number, repeatDays?: number) {
      const path = checkedParameters({ id, productVariantId })
      const query = { ...checkedParameters({ quantity }), ...intervalOf(repeatDays) }
      return done(calls.PUT('/api/cart/{id}/products/{productVariantId}', { params: { path, query } }))
    },
    /** Pieces of a line become as many of another pack; without a quantity all of them (CART-24). */
    changePack(id: string, productVariantId: number, toProductVariantId: number, quantity?: number) {
      const path = checkedParameters({ id, productVariantId })
      const query = {
        ...checkedParameters({ toProductVariantId }),
        ...(quantity !== undefined && checkedParameters({ quantity })),
      }
      return done(calls.PUT('/api/cart/{id}/products/{productVariantId}/pack', { params: { path, query } }))
    },
    removeProduct(id: string, productVariantId: number) {
      const path = checkedParameters({ id, productVariantId })
      return done(calls.DELETE('/api/cart/{id}/products/{productVariantId}', { params: { path } }))
    },
    removeSample(id: string, productVariantId: number, sequence: number) {
      const path = checkedParameters({ id, productVariantId, sequence })
      return done(calls.DELETE('/api/cart/{id}/products/{productVariantId}/{sequence}', { params: { path } }))
    },
    nameSample(id: string, productVariantId: number, sequence: number, samplename: string | null) {
      const path = checkedParameters({ id })
      const query = checkedParameters({ productVariantId, sequence, samplename })
      return done(calls.POST('/api/cart/{id}/rqssamplename', { params: { path, query } }))
    },
    addDiscountCode(id: string, code: string | null) {
      const path = checkedParameters({ id })
      const query = checkedParameters({ code })
      return done(calls.POST('/api/cart/{id}/discountcode', { params: { path, query } }))
    },
    removeDiscountCode(id: string) {
      const path = checkedParameters({ id })
      return done(calls.DELETE('/api/cart/{id}/discountcode', { params: { path } }))
    },
  }
}

function intervalOf(repeatDays: number | undefined): { repeatDays?: number } {
  return repeatDays === undefined ? {} : { repeatDays }
}
