import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, jsonBody, type Router, unwrap } from '../../http/index.ts'
import { repeatProblems } from '../refusals.ts'
import { confirmDeclaration } from './confirm-declaration.ts'
import { receiveEnding } from './receive-ending.ts'

const text = z.string().default('')

const EndingInput = z
  .object({
    fullName: text,
    contract: text.openapi({ description: 'The number of an order or of a repeat delivery' }),
    emailAddress: text,
    kind: text.openapi({ description: '`ending`, or `ending-for-cause` with a reason' }),
    reason: text,
    endsOn: text.openapi({ description: 'DD-MM-YYYY; empty is as soon as possible' }),
  })
  .openapi('EndingInput')

const EndingReceipt = z.object({ endingId: z.int(), receivedAt: z.iso.datetime() }).openapi('EndingReceipt')

const send = createRoute({
  method: 'post',
  path: '/api/endings',
  tags: ['repeat-delivery'],
  summary: 'End a contract of repeat delivery; a receipt goes to the given address',
  request: { body: jsonBody(EndingInput) },
  responses: { 200: json(EndingReceipt, 'The receipt'), ...failures(400, 403, 413, 429) },
})

const confirm = createRoute({
  method: 'post',
  path: '/api/declarations/confirm',
  tags: ['repeat-delivery'],
  summary:
    'Say that a withdrawal or an ending that was sent with this mailbox is one’s own, by the link of its receipt',
  request: {
    body: jsonBody(z.object({ token: z.string().max(200) })),
  },
  responses: { 204: { description: 'It is; again changes nothing' }, ...failures(400, 403, 404, 413) },
})

export function endingRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(send, async (c) => {
    const received = await receiveEnding(context, {
      scope: c.var.scope,
      clientIp: c.var.clientIp,
      fields: c.req.valid('json'),
    })
    const { endingId, receivedAt } = unwrap(received)
    c.header('cache-control', 'no-store')
    return c.json({ endingId, receivedAt: receivedAt.toISOString() }, 200)
  })
  router.openapi(confirm, async (c) => {
    unwrap(await confirmDeclaration(context, c.req.valid('json').token), repeatProblems)
    return c.body(null, 204)
  })
  return router
}
