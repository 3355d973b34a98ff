import { createRoute, z } from '@hono/zod-openapi'
import { Flag } from '../cart/index.ts'
import { failures, IdParameter, json, jsonBody } from '../http/index.ts'
import { CustomerOrder, DeleteInput, Overview, Subscriptions } from './schemas.ts'

const tags = ['account']
const done = { 204: { description: 'Done' } }

/** The calls about a customer that need to know more than one part of the shop. */
export const customerCalls = {
  overview: createRoute({
    method: 'get',
    path: '/api/account/overview',
    tags,
    summary: 'What there is to know and to do for the customer',
    responses: { 200: json(Overview, 'The overview'), ...failures(401, 421) },
  }),

  order: createRoute({
    method: 'get',
    path: '/api/account/orders/{orderId}',
    tags,
    summary: 'An order of the customer, with what can be done about its lines',
    request: {
      params: z.object({ orderId: IdParameter.openapi({ param: { name: 'orderId', in: 'path' } }) }),
    },
    responses: { 200: json(CustomerOrder, 'The order'), ...failures(400, 401, 404, 421) },
  }),

  subscriptions: createRoute({
    method: 'get',
    path: '/api/account/subscriptions',
    tags,
    summary: 'Newsletter, reminders of carts, requests for reviews and stock alerts of the customer',
    responses: { 200: json(Subscriptions, 'What the mailbox of the customer gets'), ...failures(401, 421) },
  }),

  subscribe: createRoute({
    method: 'put',
    path: '/api/account/subscriptions/newsletter',
    tags,
    summary: 'Join or leave the newsletter; the mailbox has been confirmed with the account',
    request: { query: z.object({ subscribe: Flag }) },
    responses: { ...done, ...failures(400, 401, 403, 421) },
  }),

  remindOfCarts: createRoute({
    method: 'put',
    path: '/api/account/subscriptions/cartreminders',
    tags,
    summary: 'Be reminded by mail of goods left in the cart, or no more',
    request: { query: z.object({ subscribe: Flag }) },
    responses: { ...done, ...failures(400, 401, 403, 421) },
  }),

  askForReviews: createRoute({
    method: 'put',
    path: '/api/account/subscriptions/reviewrequests',
    tags,
    summary: 'Be asked by mail for reviews of what was bought, or no more',
    request: { query: z.object({ subscribe: Flag }) },
    responses: { ...done, ...failures(400, 401, 403, 421) },
  }),

  exportData: createRoute({
    method: 'get',
    path: '/api/account/export',
    tags,
    summary: 'Everything the shop holds about the customer, as a file',
    responses: {
      200: json(z.record(z.string(), z.unknown()), 'The data, without what protects the account'),
      ...failures(401, 421, 429),
    },
  }),

  deleteAccount: createRoute({
    method: 'delete',
    path: '/api/account',
    tags,
    summary: 'Delete the account; orders and invoices stay without it',
    request: { body: jsonBody(DeleteInput) },
    responses: { ...done, ...failures(400, 401, 403, 421, 422, 429, 503) },
  }),
}
