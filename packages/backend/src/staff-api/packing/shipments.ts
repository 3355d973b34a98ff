import { carriers } from '@haverhof/domain/orders'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, type Router, unwrap } from '../../http/index.ts'
import { changeParcels, sendOrder } from '../../orders/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest, createRequest } from '../shared/change-request.ts'
import { Carrier, ParcelNumbers } from '../shared/schemas.ts'
import { packerOf } from './packing-view.ts'
import { goodsProblems } from '../shared/refusals.ts'

const tags = ['shipments']

const Quantity = z.int().min(1).max(1_000_000)
const Picked = z.strictObject({ lotId: z.int().min(1).max(2_147_483_647), quantity: Quantity })
const Status = z.enum(['processing', 'sent'])

const ship = staffRoute('orders.ship', {
  method: 'post',
  path: '/staff-api/v1/orders/{id}/ship',
  tags: ['orders'],
  summary: 'All that is left of a paid order has left the house; the customer gets a mail',
  request: changeRequest(z.strictObject({ parcelNumbers: ParcelNumbers })),
  responses: {
    200: json(
      z.object({ orderId: z.int(), status: Status, parcelNumbers: z.array(z.string()) }),
      'The order is sent',
    ),
    ...failures(400, 404, 409),
  },
})

const create = staffRoute('orders.ship', {
  method: 'post',
  path: '/staff-api/v1/shipments',
  tags,
  summary: 'Goods of a paid order have left the house, all that is left or some; the customer gets a mail',
  request: createRequest(
    z.strictObject({
      orderId: z.int().min(1).max(2_147_483_647),
      carrier: Carrier,
      parcelNumbers: ParcelNumbers,
      despiteWithdrawal: z.boolean().default(false).openapi({
        description:
          'Send it although the customer has withdrawn from it and no member of staff has decided about that',
      }),
      despiteChargeback: z
        .boolean()
        .default(false)
        .openapi({ description: 'Send it although the bank has taken back what was paid for it' }),
      lines: z
        .array(
          z.strictObject({
            lineNumber: z.int().min(1).max(32_767),
            quantity: Quantity,
            lots: z.array(Picked).max(50).optional(),
          }),
        )
        .min(1)
        .max(500)
        .optional()
        .openapi({
          description: 'Without it all that is left, each pack from the lots with the earliest date',
        }),
    }),
  ),
  responses: {
    200: json(z.object({ orderId: z.int(), shipmentId: z.int(), status: Status }), 'The shipment'),
    ...failures(400, 404, 409),
  },
})

const parcels = staffRoute('orders.ship', {
  method: 'post',
  path: '/staff-api/v1/shipments/{id}/parcels',
  tags,
  summary: 'Who brings a shipment that has left, and the numbers of all its parcels: added or put right',
  request: changeRequest(
    z.strictObject({
      carrier: Carrier,
      parcelNumbers: ParcelNumbers,
      tellsCustomer: z
        .boolean()
        .default(false)
        .openapi({ description: 'The customer gets the mail of the shipment once more, with these numbers' }),
    }),
  ),
  responses: {
    200: json(
      z.object({
        orderId: z.int(),
        shipmentId: z.int(),
        carrier: z.enum(carriers).nullable(),
        parcelNumbers: z.array(z.string()),
        isCustomerTold: z.boolean(),
      }),
      'The shipment',
    ),
    ...failures(400, 404, 409),
  },
})

/** Goods that leave (SHIPMENTS-1). */
export function shipmentCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(ship, async (c) => {
    const { siteIds } = c.var.staff
    const order = { orderId: c.req.valid('param').id, parcelNumbers: c.req.valid('json').parcelNumbers }
    const answer = await onceByKey(context, c, order, async (transaction) => {
      const sent = unwrap(
        await sendOrder(context, transaction, { ...order, ...packerOf(c.var.staff), siteIds }),
        goodsProblems,
      )
      return { ...order, status: sent.status }
    })
    return c.json(answer, 200)
  })
  router.openapi(create, async (c) => {
    const { siteIds } = c.var.staff
    const input = c.req.valid('json')
    const answer = await onceByKey(context, c, input, async (transaction) => {
      const sent = unwrap(
        await sendOrder(context, transaction, { ...input, ...packerOf(c.var.staff), siteIds }),
        goodsProblems,
      )
      return { orderId: input.orderId, ...sent }
    })
    return c.json(answer, 200)
  })
  router.openapi(parcels, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const change = { shipmentId: c.req.valid('param').id, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, change, async (transaction) => {
      const changed = unwrap(
        await changeParcels(context, transaction, { ...change, siteIds, by }),
        goodsProblems,
      )
      return { ...changed, parcelNumbers: [...changed.parcelNumbers] }
    })
    return c.json(answer, 200)
  })
  return router
}
