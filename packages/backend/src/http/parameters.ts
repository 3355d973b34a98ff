import { createRoute, z } from '@hono/zod-openapi'
import { failures } from './problem.ts'

const largestId = 2_147_483_647
const wholeNumber = 'must be a whole number of at least 1'

/** A whole positive number in plain digits: no signs, exponents or hexadecimals (HTTP-2). */
export const IdParameter = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, wholeNumber)
  .transform(Number)
  .pipe(z.int().max(largestId))
  .openapi({ type: 'integer', minimum: 1, maximum: largestId })

/** An id in a body. */
export const BodyId = z.int().min(1, wholeNumber).max(largestId)

/** What a mailed link carries; whether it is known is for the call to say. */
export const MailedToken = z.string().regex(/^[\w-]{16,100}$/, 'must be the token of a mailed link')

/** The header of calls that must not happen twice. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(16)
    .max(200)
    .regex(/^[\x21-\x7e]+$/, 'must be plain characters without spaces')
    .openapi({ description: 'The same key with the same body gives the same answer' }),
})

export const IdPath = z.object({ id: IdParameter.openapi({ param: { name: 'id', in: 'path' } }) })

/** A call that reads a list, or the one thing of its kind. */
export function listRoute<Path extends string, Schema extends z.ZodType>(
  tag: string,
  path: Path,
  schema: Schema,
  { summary, answer = summary }: { summary: string; answer?: string },
) {
  return createRoute({
    method: 'get',
    path,
    tags: [tag],
    summary,
    responses: { 200: json(schema, answer) },
  })
}

/** A call that reads one thing by the number in its path. */
export function itemRoute<Path extends string, Schema extends z.ZodType>(
  tag: string,
  path: Path,
  schema: Schema,
  { summary, answer = summary }: { summary: string; answer?: string },
) {
  return createRoute({
    method: 'get',
    path,
    tags: [tag],
    summary,
    request: { params: IdPath },
    responses: { 200: json(schema, answer), ...failures(400, 404) },
  })
}

/** A JSON answer of a route: `responses: { 200: json(Schema, 'What it is') }`. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** The JSON body of a call. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema, required = true) {
  return { required, content: { 'application/json': { schema } } } as const
}
