import { createRoute, z } from '@hono/zod-openapi'
import { failures, IdParameter, json } from '../http/index.ts'
import { RegisteredReturn, ReturnInput, Returns } from './schemas.ts'

const tags = ['returns']

/** The calls about returns, as the shop declares them; all of them are the signed-in customer's own. */
export const returnCalls = {
  list: createRoute({
    method: 'get',
    path: '/api/account/returns',
    tags,
    summary: 'What the customer sends back, and what could still be sent back',
    responses: { 200: json(Returns, 'Returns, and lines of orders that can be returned'), ...failures(401) },
  }),

  register: createRoute({
    method: 'post',
    path: '/api/account/returns',
    tags,
    summary: 'Register a return of one line of an order',
    request: { body: { required: true, content: { 'multipart/form-data': { schema: ReturnInput } } } },
    responses: {
      200: json(RegisteredReturn, 'The return; a receipt comes by mail'),
      ...failures(400, 401, 403, 404, 409, 413, 429, 503),
    },
  }),

  photo: createRoute({
    method: 'get',
    path: '/api/account/returns/{returnId}/photo',
    tags,
    summary: 'The photo of a return',
    request: {
      params: z.object({ returnId: IdParameter.openapi({ param: { name: 'returnId', in: 'path' } }) }),
    },
    responses: {
      200: {
        description: 'The photo as the shop keeps it',
        content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...failures(400, 401, 404),
    },
  }),
}
