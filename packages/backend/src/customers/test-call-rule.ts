import type { TestRequest } from '@haverhof/testing'
import type { Belongings } from './test-belongings.ts'

/**
 * Who may make a call:
 * own: about the customer who is signed in, so it names nothing, and cannot return another customer's things;
 * named: about one thing of a customer; cart: about a cart, signed in or not;
 * keyed: about an order, for a caller that has its key, signed in or not.
 */
export type Rule = 'own' | 'named' | 'cart' | 'keyed'
export type Call = { rule: Rule; path: string; init?: TestRequest }
export type Table = Record<string, (of: Belongings) => Call | Promise<Call>>

export const own = (path: string, init?: TestRequest) => (): Call => ({
  rule: 'own',
  path,
  ...(init && { init }),
})

export const named =
  (pathOf: (of: Belongings) => string, init?: TestRequest) =>
  (of: Belongings): Call => ({ rule: 'named', path: pathOf(of), ...(init && { init }) })

export const cart =
  (method: string, suffix: string, json?: unknown) =>
  ({ cartId }: Belongings): Call => ({
    rule: 'cart',
    path: `/api/cart/${cartId}${suffix}`,
    init: { method, ...(json !== undefined && { json }) },
  })

export const keyed =
  (suffix: string, init?: TestRequest) =>
  ({ orderId }: Belongings): Call => ({
    rule: 'keyed',
    path: `/api/orders/${orderId}${suffix}`,
    ...(init && { init }),
  })

export const post = { method: 'POST' }
export const remove = { method: 'DELETE' }
