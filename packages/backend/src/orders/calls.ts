import { createRoute, z } from '@hono/zod-openapi'
import { Cart } from '../cart/index.ts'
import { failures, IdempotencyHeaders, IdParameter, json, jsonBody } from '../http/index.ts'
import { Order, PlacedOrder, PlaceOrderInput, RetryPaymentInput, StartedPayment } from './schemas.ts'

const tags = ['orders']

const OrderPath = z.object({ id: IdParameter.openapi({ param: { name: 'id', in: 'path' } }) })
const KeyQuery = z.object({ key: z.string().max(100).default('') })

/** The calls about orders, as the shop declares them. */
export const orderCalls = {
  place: createRoute({
    method: 'post',
    path: '/api/orders',
    tags,
    summary: 'Place the order of a cart',
    request: {
      headers: IdempotencyHeaders,
      body: jsonBody(PlaceOrderInput),
    },
    responses: {
      200: json(PlacedOrder, 'The order; a repeated call answers the same'),
      ...failures(400, 403, 404, 409, 422, 429, 503),
    },
  }),

  view: createRoute({
    method: 'get',
    path: '/api/orders/{id}',
    tags,
    summary: 'An order, for every caller that has its key',
    request: { params: OrderPath, query: KeyQuery },
    responses: { 200: json(Order, 'The order'), ...failures(400, 404) },
  }),

  retryPayment: createRoute({
    method: 'post',
    path: '/api/orders/{id}/payment',
    tags,
    summary: 'Pay an open order, with the same or another method',
    request: {
      params: OrderPath,
      query: KeyQuery,
      body: jsonBody(RetryPaymentInput),
    },
    responses: {
      200: json(StartedPayment, 'Where the customer pays'),
      ...failures(400, 403, 404, 409, 422, 429, 503),
    },
  }),

  invoice: createRoute({
    method: 'get',
    path: '/api/orders/{id}/invoice',
    tags,
    summary: 'The invoice of a paid order',
    request: { params: OrderPath, query: KeyQuery },
    responses: {
      200: {
        description: 'The invoice',
        content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...failures(400, 404),
    },
  }),

  reopen: createRoute({
    method: 'post',
    path: '/api/cart/{id}/reopen',
    tags,
    summary: 'Give up the unpaid order of a cart and go on shopping with the same content',
    request: { params: z.object({ id: z.string().min(1).max(100) }) },
    responses: { 200: json(Cart, 'A new cart with the same content'), ...failures(403, 404, 409, 429) },
  }),
  webhook: createRoute({
    method: 'post',
    path: '/api/payments/{provider}/webhook',
    tags: ['payments'],
    summary: 'A payment provider tells that something happened to a payment',
    description:
      'The id alone counts, as a form field or in JSON; how the payment stands is asked of the provider.',
    request: { params: z.object({ provider: z.string().max(50) }) },
    responses: {
      200: { description: 'Heard; also when the id means nothing to the shop' },
      ...failures(503),
    },
  }),
}
