import type { z } from '@hono/zod-openapi'
import { IdempotencyHeaders, IdPath, jsonBody } from '../../http/index.ts'

/** A change of one thing, with its key (STAFF-7). */
export function changeRequest<Body extends z.ZodType>(schema: Body) {
  return { params: IdPath, ...createRequest(schema) }
}

export function createRequest<Body extends z.ZodType>(schema: Body) {
  return {
    headers: IdempotencyHeaders,
    body: jsonBody(schema),
  }
}
