import { type Http, bodyOf, done } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type Schemas = components['schemas']

/** The steps of checkout; they are calls about a cart too. */
export function checkoutCalls(http: Http) {
  const { calls } = http
  return {
    /** Takes what the cart does not say yet from the account of its customer. */
    fillFromAccount(id: string) {
      const path = checkedParameters({ id })
      return bodyOf(calls.POST('/api/cart/{id}/fillfromaccount', { params: { path } }))
    },
    /** Gives what the cart comes to for this buyer. */
    setBilling(id: string, billing: Schemas['BillingInput']) {
      const path = checkedParameters({ id })
      return bodyOf(calls.POST('/api/cart/{id}/billing', { params: { path }, body: billing }))
    },
    /** Gives what the cart comes to that way. */
    setPayment(id: string, payment: Schemas['PaymentInput']) {
      const path = checkedParameters({ id })
      return bodyOf(calls.POST('/api/cart/{id}/payment', { params: { path }, body: payment }))
    },
    setNewsletter(id: string, subscribe: boolean) {
      const path = checkedParameters({ id })
      const query = checkedParameters({ subscribe })
      return done(calls.POST('/api/cart/{id}/newsletter', { params: { path, query } }))
    },
    setReminders(id: string, subscribe: boolean) {
      const path = checkedParameters({ id })
      const query = checkedParameters({ subscribe })
      return done(calls.POST('/api/cart/{id}/reminders', { params: { path, query } }))
    },
    /** The password travels in the body: an address may be written down on the way. */
    setPassword(id: string, password: string | null, confirmUrl: string | null) {
      const path = checkedParameters({ id })
      const body = checkedParameters({ password, confirmUrl })
      return done(calls.POST('/api/cart/{id}/setpassword', { params: { path }, body }))
    },
    paymentMethods(id: string) {
      const path = checkedParameters({ id })
      return bodyOf(calls.GET('/api/cart/{id}/paymentmethods', { params: { path } }))
    },
    ...deliveryCalls(http),
  }
}

function deliveryCalls({ calls }: Http) {
  return {
    /** Gives what the cart comes to that way. */
    setShipping(id: string, shipping: Schemas['ShippingInput']) {
      const path = checkedParameters({ id })
      return bodyOf(calls.PUT('/api/cart/{id}/shipping', { params: { path }, body: shipping }))
    },
    setAlternativeShipping(id: string, alternativeShippingAddress: boolean) {
      const path = checkedParameters({ id })
      const query = checkedParameters({ alternativeShippingAddress })
      return done(calls.PUT('/api/cart/{id}/alternativeshipping', { params: { path, query } }))
    },
    /** A remark for the driver, a day and the yard; what is left out is taken back. */
    setDeliveryWishes(id: string, wishes: Schemas['DeliveryWishesInput']) {
      const path = checkedParameters({ id })
      return done(calls.PUT('/api/cart/{id}/deliverywishes', { params: { path }, body: wishes }))
    },
    setDealer(id: string, dealerId: number) {
      const path = checkedParameters({ id })
      const query = checkedParameters({ dealerId })
      return done(calls.POST('/api/cart/{id}/setdealer', { params: { path, query } }))
    },
    setParcelShop(id: string, parcelShopId: string, parcelShopZipcodeOrCity: string | null) {
      const path = checkedParameters({ id })
      const query = checkedParameters({ parcelShopId, parcelShopZipcodeOrCity })
      return done(calls.POST('/api/cart/{id}/setdpdpickuppoint', { params: { path, query } }))
    },
    /** To where the cart goes, or to an address in this country. */
    shippingMethods(id: string, query: { countryId?: number } = {}) {
      const path = checkedParameters({ id })
      return bodyOf(calls.GET('/api/cart/{id}/shippingmethods', { params: { path, query } }))
    },
  }
}
