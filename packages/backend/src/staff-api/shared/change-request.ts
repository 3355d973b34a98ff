import type { z } from '@hono/zod-openapi'
import { IdempotencyHeaders, IdPath, jsonBody } from '../../http/index.ts'

/** STAFF-7: a change of one thing, with its key. */
export function changeRequest<Body extends z.ZodType>(schema: Body) {
  return { params: IdPath, ...createRequest(schema) }
}

export function createRequest<Body extends z.ZodType>(schema: Body) {
  return {
    headers: IdempotencyHeaders,
    body: jsonBody(schema),
  }
}
