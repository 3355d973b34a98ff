import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  createRouter,
  failures,
  IdempotencyHeaders,
  IdPath,
  json,
  type Router,
  unwrap,
} from '../../http/index.ts'
import { claimNext, claimOrder, leaveOrder } from '../../orders/index.ts'
import { onceByKey, readNames, staffRoute } from '../../staff/index.ts'
import { changeRequest, createRequest } from '../shared/change-request.ts'
import { packerOf, Packing, packingView } from './packing-view.ts'
import { goodsProblems } from '../shared/refusals.ts'

const tags = ['shipments']

const OrderId = z.int().min(1).max(2_147_483_647)

const next = staffRoute('orders.ship', {
  method: 'post',
  path: '/staff-api/v1/shipments/packing',
  tags,
  summary: 'Takes the next order to this packing table: no other table gets it for ten minutes',
  request: createRequest(
    z.strictObject({
      passedOver: z.array(OrderId).max(200).default([]).openapi({
        description: 'Orders that were skipped, the latest last: they come when nothing else waits',
      }),
    }),
  ),
  responses: {
    200: json(
      z.object({
        orderId: z.int().nullable().openapi({ description: 'Null: every waiting order is being packed' }),
      }),
      'The order',
    ),
    ...failures(400),
  },
})

const claim = staffRoute('orders.ship', {
  method: 'post',
  path: '/staff-api/v1/orders/{id}/packing',
  tags,
  summary: 'Takes this order to the packing table, or keeps it there for ten minutes more; says who has it',
  request: changeRequest(
    z.strictObject({
      takesOver: z.boolean().default(false).openapi({
        description: 'Also when another member of staff packs it, who can then no longer send it',
      }),
    }),
  ),
  responses: {
    200: json(
      z.object({ orderId: z.int(), packing: Packing }),
      'Who packs it: the caller, unless another member of staff does',
    ),
    ...failures(400, 404, 409),
  },
})

const leave = staffRoute('orders.ship', {
  method: 'delete',
  path: '/staff-api/v1/orders/{id}/packing',
  tags,
  summary:
    'Leaves the order to others; nothing happens to one that another member of staff packs, or whose slip or label the caller has printed',
  request: { params: IdPath, headers: IdempotencyHeaders },
  responses: { 200: json(z.object({ orderId: z.int() }), 'Left'), ...failures(400, 404) },
})

/** The packing table: a packer claims the next order of the queue (SHIPMENTS-12). */
export function packingCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(next, async (c) => {
    const { siteIds } = c.var.staff
    const packer = packerOf(c.var.staff)
    const { passedOver } = c.req.valid('json')
    const answer = await onceByKey(context, c, { passedOver }, async (transaction) => ({
      orderId: await claimNext(context, transaction, { ...packer, siteIds, passedOver }),
    }))
    return c.json(answer, 200)
  })
  router.openapi(claim, async (c) => {
    const { siteIds } = c.var.staff
    const packer = packerOf(c.var.staff)
    const orderId = c.req.valid('param').id
    const { takesOver } = c.req.valid('json')
    const request = { orderId, ...(takesOver && { takesOver }) }
    const answer = await onceByKey(context, c, request, async (transaction) => {
      const claimed = unwrap(
        await claimOrder(context, transaction, { ...request, ...packer, siteIds }),
        goodsProblems,
      )
      const names = await readNames(transaction, [claimed.by])
      return { orderId, packing: packingView(claimed, names, packer) }
    })
    return c.json(answer, 200)
  })
  router.openapi(leave, async (c) => {
    const { siteIds } = c.var.staff
    const packer = packerOf(c.var.staff)
    const orderId = c.req.valid('param').id
    const answer = await onceByKey(context, c, { orderId }, async (transaction) => {
      unwrap(await leaveOrder(context, transaction, { ...packer, orderId, siteIds }), goodsProblems)
      return { orderId }
    })
    return c.json(answer, 200)
  })
  return router
}
