import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type Schemas = components['schemas']

/** Orders answer to every caller that has their key; nothing about them is cached. */
export function orderCalls({ calls }: Http) {
  return {
    /** The same key with the same body gives the same order, however often it is sent. */
    place(idempotencyKey: string, order: Schemas['PlaceOrderInput']) {
      const { idempotencyKey: key } = checkedParameters({ idempotencyKey })
      const params = { header: { 'idempotency-key': key } }
      return bodyOf(calls.POST('/api/orders', { params, body: order }))
    },
    get(id: number, key: string | null) {
      const path = checkedParameters({ id })
      const query = checkedParameters({ key })
      return bodyOf(calls.GET('/api/orders/{id}', { params: { path, query } }))
    },
    retryPayment(id: number, key: string | null, payment: Schemas['RetryPaymentInput']) {
      const path = checkedParameters({ id })
      const query = checkedParameters({ key })
      return bodyOf(calls.POST('/api/orders/{id}/payment', { params: { path, query }, body: payment }))
    },
    /** Gives up the unpaid order of a cart; answers with a new cart that has the same content. */
    reopenCart(id: string) {
      const path = checkedParameters({ id })
      return bodyOf(calls.POST('/api/cart/{id}/reopen', { params: { path } }))
    },
  }
}

export function giftCardCalls({ calls }: Http) {
  return {
    balance: (card: Schemas['GiftCardInput']) => bodyOf(calls.POST('/api/giftcards/balance', { body: card })),
  }
}

/** The page of the sandbox provider asks for its payment and ends it. */
export function sandboxCalls({ calls }: Http) {
  return {
    payment(id: string) {
      const path = checkedParameters({ id })
      return bodyOf(calls.GET('/api/sandbox/payments/{id}', { params: { path } }))
    },
    finish(id: string, finish: Schemas['SandboxFinish']) {
      const path = checkedParameters({ id })
      return bodyOf(calls.POST('/api/sandbox/payments/{id}/finish', { params: { path }, body: finish }))
    },
  }
}
