import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, jsonBody, type Router, unwrap } from '../../http/index.ts'
import { withdraw } from './withdraw.ts'

const WithdrawalInput = z
  .object({
    orderNumber: z.string().default(''),
    emailAddress: z.string().default(''),
    fullName: z.string().default(''),
    statement: z.string().nullish(),
  })
  .openapi('WithdrawalInput')

const WithdrawalReceipt = z
  .object({ withdrawalId: z.int(), receivedAt: z.iso.datetime() })
  .openapi('WithdrawalReceipt')

const send = createRoute({
  method: 'post',
  path: '/api/withdrawals',
  tags: ['orders'],
  summary: 'Withdraw from a contract; a receipt goes to the given address',
  request: { body: jsonBody(WithdrawalInput) },
  responses: { 200: json(WithdrawalReceipt, 'The receipt'), ...failures(400, 403, 413, 429) },
})

export function withdrawalRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(send, async (c) => {
    const { statement, ...fields } = c.req.valid('json')
    const receipt = await withdraw(context, {
      scope: c.var.scope,
      clientIp: c.var.clientIp,
      fields: { ...fields, statement: statement ?? '' },
    })
    c.header('cache-control', 'no-store')
    return c.json(unwrap(receipt), 200)
  })
  return router
}
