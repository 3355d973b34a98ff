import { createRoute } from '@hono/zod-openapi'
import { failures, json, jsonBody } from '../http/index.ts'
import { CalculatedCart, CartToCalculate } from './calculation-schemas.ts'
import { CartPath } from './parameters.ts'

const tags = ['cart']
const answer = json(CalculatedCart, 'What the cart comes to')

export const calculationCalls = {
  calculateCart: createRoute({
    method: 'post',
    path: '/api/cartcalculation/{id}/calculate',
    tags,
    summary: 'What a stored cart comes to',
    request: { params: CartPath },
    responses: { 200: answer, ...failures(400, 403, 404, 421, 429) },
  }),
  calculateSent: createRoute({
    method: 'post',
    path: '/api/cartcalculation/calculate',
    tags,
    summary: 'What a sent cart would come to',
    request: { body: jsonBody(CartToCalculate) },
    responses: { 200: answer, ...failures(400, 403, 404, 413, 421, 429) },
  }),
}
