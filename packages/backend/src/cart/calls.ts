import { createRoute, z } from '@hono/zod-openapi'
import { ProductCard } from '../catalogue/index.ts'
import { failures, IdParameter, json } from '../http/index.ts'
import { CartPath, LinePath, Quantity, RepeatDaysParameter, SamplePath } from './parameters.ts'
import { Cart, NewCart } from './schemas.ts'

const tags = ['cart']
const done = { 204: { description: 'Done' } }
const refusals = failures(400, 403, 404, 409, 421, 429, 503)

/** The calls about a cart and its lines, as the shop declares them. */
export const cartCalls = {
  read: createRoute({
    method: 'get',
    path: '/api/cart/{id}',
    tags,
    summary: 'The cart',
    request: { params: CartPath },
    responses: { 200: json(Cart, 'The cart'), ...failures(400, 404, 421, 429) },
  }),
  create: createRoute({
    method: 'post',
    path: '/api/cart',
    tags,
    summary: 'A new cart, with its first goods or empty',
    request: {
      body: {
        content: {
          'application/json': { schema: NewCart },
        },
      },
    },
    responses: { 200: json(Cart, 'The new cart'), ...failures(400, 403, 404, 409, 421, 429) },
  }),
  impersonate: createRoute({
    method: 'post',
    path: '/api/cart/impersonate',
    tags,
    summary: 'Opens a cart with a one-time key of a member of staff',
    request: { query: z.object({ key: z.string().max(200).optional() }) },
    responses: { 200: json(Cart, 'The cart the key was made for'), ...failures(400, 403, 404, 421, 429) },
  }),
  addProduct: createRoute({
    method: 'post',
    path: '/api/cart/{id}/products',
    tags,
    summary: 'Adds pieces of a pack',
    request: {
      params: CartPath,
      query: z.object({
        productVariantId: IdParameter,
        quantity: Quantity,
        repeatDays: RepeatDaysParameter,
      }),
    },
    responses: { ...done, ...refusals },
  }),
  changeQuantity: createRoute({
    method: 'put',
    path: '/api/cart/{id}/products/{productVariantId}',
    tags,
    summary: 'Sets the quantity of a line and, if wanted, every how many days it comes again',
    request: { params: LinePath, query: z.object({ quantity: Quantity, repeatDays: RepeatDaysParameter }) },
    responses: { ...done, ...refusals },
  }),
  changePack: createRoute({
    method: 'put',
    path: '/api/cart/{id}/products/{productVariantId}/pack',
    tags,
    summary: 'Pieces of a line become as many of another pack of the same product',
    description: 'Without a quantity all of them. With a line of the other pack they add up.',
    request: {
      params: LinePath,
      query: z.object({ toProductVariantId: IdParameter, quantity: Quantity.optional() }),
    },
    responses: { ...done, ...refusals },
  }),
  removeProduct: createRoute({
    method: 'delete',
    path: '/api/cart/{id}/products/{productVariantId}',
    tags,
    summary: 'Removes a line',
    request: { params: LinePath },
    responses: { ...done, ...refusals },
  }),
  removeSample: createRoute({
    method: 'delete',
    path: '/api/cart/{id}/products/{productVariantId}/{sequence}',
    tags,
    summary: 'Removes one sample of an analysis kit',
    request: { params: SamplePath },
    responses: { ...done, ...refusals },
  }),
  nameSample: createRoute({
    method: 'post',
    path: '/api/cart/{id}/rqssamplename',
    tags,
    summary: 'Names a sample; without a name it has none again',
    request: {
      params: CartPath,
      query: z.object({
        productVariantId: IdParameter,
        sequence: Quantity,
        samplename: z.string().max(500).optional(),
      }),
    },
    responses: { ...done, ...refusals },
  }),
  setDiscountCode: createRoute({
    method: 'post',
    path: '/api/cart/{id}/discountcode',
    tags,
    summary: 'Gives the cart a discount code',
    request: { params: CartPath, query: z.object({ code: z.string().max(200).optional() }) },
    responses: { ...done, ...refusals, ...failures(422) },
  }),
  removeDiscountCode: createRoute({
    method: 'delete',
    path: '/api/cart/{id}/discountcode',
    tags,
    summary: 'Takes the discount code away',
    request: { params: CartPath },
    responses: { ...done, ...refusals },
  }),
  recommendations: createRoute({
    method: 'get',
    path: '/api/cart/{id}/recommendations',
    tags,
    summary: 'What goes with the products of the cart',
    request: { params: CartPath },
    responses: {
      200: json(z.array(ProductCard), 'At most 8 products that are not in the cart'),
      ...failures(400, 404, 421, 429),
    },
  }),
}
