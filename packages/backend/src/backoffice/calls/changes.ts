import { z } from '@hono/zod-openapi'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext } from '../../app-context.ts'
import {
  createRouter,
  failures,
  IdempotencyHeaders,
  IdPath,
  json,
  notFound,
  Refusal,
  type Router,
} from '../../http/index.ts'
import { addStock, countStock, sendOrder } from '../../orders/index.ts'
import { moveReturn } from '../../returns/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { onceByKey } from '../once-by-key.ts'

const largestAmount = 1_000_000

const ParcelNumber = z
  .string()
  .trim()
  .regex(/^[\w-]{4,40}$/, 'must be the number of a parcel: 4 to 40 letters, digits and dashes')
const Pieces = z.int().min(0).max(largestAmount)
const AvailableStock = z
  .object({ variantId: z.int(), available: z.int() })
  .openapi('AvailableStock', { description: 'What is free to sell now' })

const ship = staffRoute('orders.ship', {
  method: 'post',
  path: '/staff-api/v1/orders/{id}/ship',
  tags: ['orders'],
  summary: 'A paid order has left the house; the customer gets a mail',
  request: changeRequest(z.strictObject({ parcelNumbers: z.array(ParcelNumber).max(100).default([]) })),
  responses: {
    200: json(
      z.object({ orderId: z.int(), status: z.literal('sent'), parcelNumbers: z.array(z.string()) }),
      'The order is sent',
    ),
    ...failures(400, 404, 409),
  },
})

const receive = staffRoute('stock.receive', {
  method: 'post',
  path: '/staff-api/v1/stock/{id}/receive',
  tags: ['stock'],
  summary: 'Goods came in',
  request: changeRequest(z.strictObject({ amount: Pieces.min(1) })),
  responses: { 200: json(AvailableStock, 'The new stock'), ...failures(400, 404, 409) },
})

const count = staffRoute('stock.count', {
  method: 'post',
  path: '/staff-api/v1/stock/{id}/count',
  tags: ['stock'],
  summary:
    'The pieces of a pack in the warehouse were counted, those of orders that are not sent yet among them',
  request: changeRequest(
    z.strictObject({ counted: Pieces, reason: z.string().trim().min(1).max(200).default('counted') }),
  ),
  responses: { 200: json(AvailableStock, 'The new stock'), ...failures(400, 404, 409) },
})

const decide = staffRoute('returns.decide', {
  method: 'post',
  path: '/staff-api/v1/returns/{id}/status',
  tags: ['returns'],
  summary: 'Move a return one step on; the customer gets a mail',
  request: changeRequest(z.strictObject({ status: z.enum(['received', 'refunded', 'refused']) })),
  responses: {
    200: json(z.object({ returnId: z.int(), status: z.string() }), 'The return'),
    ...failures(400, 404, 409),
  },
})

/** STAFF-7: changes through the same use cases as `npm run staff`, with the token as who did it. */
export function changeCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(ship, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const order = { orderId: c.req.valid('param').id, parcelNumbers: c.req.valid('json').parcelNumbers }
    const answer = await onceByKey(context, c, order, async (transaction) => {
      const sent = await sendOrder(context, transaction, { ...order, siteIds, by })
      if (!sent.ok) throw refused[sent.reason]()
      return { ...order, status: 'sent' as const }
    })
    return c.json(answer, 200)
  })
  router.openapi(receive, async (c) => {
    const delivery = { variantId: c.req.valid('param').id, amount: c.req.valid('json').amount }
    const answer = await onceByKey(context, c, delivery, async (transaction) => {
      const available = await addStock(context, transaction, { ...delivery, by: c.var.staff.actor })
      if (available === null) throw notFound('pack')
      return { variantId: delivery.variantId, available }
    })
    return c.json(answer, 200)
  })
  router.openapi(count, async (c) => {
    const counted = { variantId: c.req.valid('param').id, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, counted, async (transaction) => {
      const available = await countStock(context, transaction, { ...counted, by: c.var.staff.actor })
      if (!available.ok) throw refused[available.reason]()
      return { variantId: counted.variantId, available: available.value }
    })
    return c.json(answer, 200)
  })
  router.openapi(decide, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const step = { returnId: c.req.valid('param').id, status: c.req.valid('json').status }
    const answer = await onceByKey(context, c, step, async (transaction) => {
      const changed = await moveReturn(context, transaction, { ...step, siteIds, by })
      if (!changed.ok) throw refused[changed.reason]()
      return step
    })
    return c.json(answer, 200)
  })
  return router
}

function changeRequest<Body extends z.ZodType>(schema: Body) {
  return {
    params: IdPath,
    headers: IdempotencyHeaders,
    body: { required: true, content: { 'application/json': { schema } } },
  }
}

const refused = {
  'no-such-order': () => notFound('order'),
  'no-such-pack': () => notFound('pack'),
  'no-such-return': () => notFound('return'),
  'not-to-be-sent': conflict('not-to-be-sent', 'Only a paid order that is not sent yet can be sent.'),
  'fewer-than-reserved': conflict(
    'fewer-than-reserved',
    'Orders that are not sent yet have more pieces than were counted.',
  ),
  'no-such-step': conflict('no-such-step', 'The return does not go that way.'),
}

function conflict(code: string, title: string, status: ContentfulStatusCode = 409): () => Refusal {
  return () => new Refusal({ status, code, title })
}
