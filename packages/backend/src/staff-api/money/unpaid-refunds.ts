import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, type Router, unwrap } from '../../http/index.ts'
import { lookAtProvider, payByTransfer, retryRefund } from '../../orders/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'
import { unpaidRefundProblems } from './refusals.ts'

const tags = ['refunds']

const retry = staffRoute('refunds.make', {
  method: 'post',
  path: '/staff-api/v1/refunds/{id}/retry',
  tags,
  summary: 'Ask the provider again for a refund that it refused',
  request: changeRequest(z.strictObject({})),
  responses: {
    200: json(z.object({ refundId: z.int(), state: z.literal('owed') }), 'It is owed'),
    ...failures(400, 404, 409),
  },
})

const transfer = staffRoute(
  'refunds.make',
  {
    method: 'post',
    path: '/staff-api/v1/refunds/{id}/paid-by-transfer',
    tags,
    summary: 'Say that a refund that the provider refused has been paid by bank transfer',
    request: changeRequest(
      z.strictObject({
        reference: z
          .string()
          .trim()
          .min(1)
          .max(200)
          .openapi({ description: 'What stands on the bank statement' }),
      }),
    ),
    responses: {
      200: json(z.object({ refundId: z.int(), state: z.literal('paid') }), 'It is paid'),
      ...failures(400, 404, 409),
    },
  },
  { stepUp: true },
)

/** What becomes of a refund that the provider refused (REFUNDS-6, REFUNDS-8). */
export function unpaidRefundCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(retry, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const refundId = c.req.valid('param').id
    const answer = await onceByKey(context, c, { refundId }, async (transaction) => {
      unwrap(await retryRefund(context, transaction, { refundId, siteIds, by }), unpaidRefundProblems)
      return { refundId, state: 'owed' as const }
    })
    return c.json(answer, 200)
  })
  router.openapi(transfer, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const paid = { refundId: c.req.valid('param').id, ...c.req.valid('json') }
    unwrap(await lookAtProvider(context, { refundId: paid.refundId, siteIds }), unpaidRefundProblems)
    const answer = await onceByKey(context, c, paid, async (transaction) => {
      unwrap(await payByTransfer(context, transaction, { ...paid, siteIds, by }), unpaidRefundProblems)
      return { refundId: paid.refundId, state: 'paid' as const }
    })
    return c.json(answer, 200)
  })
  return router
}
