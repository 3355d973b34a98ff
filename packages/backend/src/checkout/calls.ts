import { createRoute, z } from '@hono/zod-openapi'
import { CalculatedCart, Cart, CartPath, Flag } from '../cart/index.ts'
import { failures, IdParameter, json, jsonBody } from '../http/index.ts'
import {
  BillingInput,
  DeliveryWishesInput,
  PasswordInput,
  PaymentInput,
  PaymentMethodOption,
  ShippingInput,
  ShippingMethodOption,
} from './schemas.ts'

const tags = ['checkout']
const totals = { 200: json(CalculatedCart, 'What the cart comes to after it') }
const done = { 204: { description: 'Done' } }
const refusals = failures(400, 403, 404, 409, 421, 429, 503)

/** The steps from a cart to its order, as the shop declares them. */
export const checkoutCalls = {
  fillFromAccount: createRoute({
    method: 'post',
    path: '/api/cart/{id}/fillfromaccount',
    tags,
    summary: 'Takes what the cart does not say yet from the account of its customer',
    description: 'Who buys, where it goes and how the last order was paid; what is said already stays.',
    request: { params: CartPath },
    responses: { 200: json(Cart, 'The cart'), ...refusals, ...failures(401) },
  }),
  billing: createRoute({
    method: 'post',
    path: '/api/cart/{id}/billing',
    tags,
    summary: 'Who buys',
    request: { params: CartPath, body: jsonBody(BillingInput) },
    responses: { ...totals, ...refusals, ...failures(413, 422) },
  }),
  shipping: createRoute({
    method: 'put',
    path: '/api/cart/{id}/shipping',
    tags,
    summary: 'How and where to deliver',
    request: { params: CartPath, body: jsonBody(ShippingInput) },
    responses: { ...totals, ...refusals, ...failures(413, 422) },
  }),
  deliveryWishes: createRoute({
    method: 'put',
    path: '/api/cart/{id}/deliverywishes',
    tags,
    summary:
      'A remark for the driver, a day, and what a lorry finds in the yard; what is left out is taken back',
    request: { params: CartPath, body: jsonBody(DeliveryWishesInput) },
    responses: { ...done, ...refusals, ...failures(413, 422) },
  }),
  alternativeShipping: createRoute({
    method: 'put',
    path: '/api/cart/{id}/alternativeshipping',
    tags,
    summary: 'Whether the goods go to another address than the bill',
    request: { params: CartPath, query: z.object({ alternativeShippingAddress: Flag }) },
    responses: { ...done, ...refusals },
  }),
  payment: createRoute({
    method: 'post',
    path: '/api/cart/{id}/payment',
    tags,
    summary: 'How to pay',
    request: { params: CartPath, body: jsonBody(PaymentInput) },
    responses: { ...totals, ...refusals, ...failures(413, 422) },
  }),
  newsletter: createRoute({
    method: 'post',
    path: '/api/cart/{id}/newsletter',
    tags,
    summary: 'Whether the customer wants the newsletter',
    request: { params: CartPath, query: z.object({ subscribe: Flag }) },
    responses: { ...done, ...refusals },
  }),
  reminders: createRoute({
    method: 'post',
    path: '/api/cart/{id}/reminders',
    tags,
    summary: 'Whether the customer wants to be reminded of goods left in a cart',
    request: { params: CartPath, query: z.object({ subscribe: Flag }) },
    responses: { ...done, ...refusals },
  }),
  setPassword: createRoute({
    method: 'post',
    path: '/api/cart/{id}/setpassword',
    tags,
    summary: 'Wishes for an account with this password; without one the wish is taken back',
    description: 'Send the password in the body: what stands in an address may be kept on the way.',
    request: {
      params: CartPath,
      query: PasswordInput,
      body: { content: { 'application/json': { schema: PasswordInput } } },
    },
    responses: { ...done, ...refusals },
  }),
  setDealer: createRoute({
    method: 'post',
    path: '/api/cart/{id}/setdealer',
    tags,
    summary: 'Collect at a dealer',
    request: { params: CartPath, query: z.object({ dealerId: IdParameter }) },
    responses: { ...done, ...refusals },
  }),
  setParcelShop: createRoute({
    method: 'post',
    path: '/api/cart/{id}/setdpdpickuppoint',
    tags,
    summary: 'Collect at a parcel shop',
    request: {
      params: CartPath,
      query: z.object({
        parcelShopId: z.string().min(1).max(50),
        parcelShopZipcodeOrCity: z.string().max(100).optional(),
      }),
    },
    responses: { ...done, ...refusals, ...failures(422) },
  }),
  shippingMethods: createRoute({
    method: 'get',
    path: '/api/cart/{id}/shippingmethods',
    tags,
    summary: 'How this cart can be delivered',
    description: 'To where it goes; with a country, to an address there.',
    request: { params: CartPath, query: z.object({ countryId: IdParameter.optional() }) },
    responses: {
      200: json(z.array(ShippingMethodOption), 'In the order they are offered'),
      ...failures(400, 404, 421, 429),
    },
  }),
  paymentMethods: createRoute({
    method: 'get',
    path: '/api/cart/{id}/paymentmethods',
    tags,
    summary: 'How this cart can be paid',
    request: { params: CartPath },
    responses: {
      200: json(z.array(PaymentMethodOption), 'In the order they are offered'),
      ...failures(400, 404, 421, 429),
    },
  }),
}
