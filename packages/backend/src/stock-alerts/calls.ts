import { createRoute, z } from '@hono/zod-openapi'
import { failures, IdParameter, jsonBody } from '../http/index.ts'
import { StockAlertInput, StockAlertToken } from './schemas.ts'

const tags = ['stock alerts']
const done = { 204: { description: 'Done' } }

/** The calls about being told when something is there again. */
export const stockAlertCalls = {
  request: createRoute({
    method: 'post',
    path: '/api/stockalerts',
    tags,
    summary: 'Be told by mail, once, when a pack can be had',
    request: { body: jsonBody(StockAlertInput) },
    responses: { ...done, ...failures(400, 403, 404, 409, 413, 429) },
  }),

  end: createRoute({
    method: 'post',
    path: '/api/stockalerts/end',
    tags,
    summary: 'Wait for nothing any more, with the token of a mailed link',
    request: { body: jsonBody(StockAlertToken) },
    responses: { ...done, ...failures(400, 403, 404, 413) },
  }),

  remove: createRoute({
    method: 'delete',
    path: '/api/account/stockalerts/{stockAlertId}',
    tags,
    summary: 'The customer no longer waits for a pack',
    request: {
      params: z.object({
        stockAlertId: IdParameter.openapi({ param: { name: 'stockAlertId', in: 'path' } }),
      }),
    },
    responses: { ...done, ...failures(400, 401, 403, 404) },
  }),
}
