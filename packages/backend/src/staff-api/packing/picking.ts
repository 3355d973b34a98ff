import { orderStatuses } from '@haverhof/domain/orders'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { DeliveryDate, DeliveryWishes } from '../../cart/index.ts'
import { createRouter, failures, IdPath, json, notFound, type Router } from '../../http/index.ts'
import { listToSend, type Packer, type Picking, proposePicking } from '../../orders/index.ts'
import type { Database } from '../../database/index.ts'
import { readNames, staffRoute } from '../../staff/index.ts'
import { OpenWithdrawalId } from '../shared/schemas.ts'
import { packerOf, Packing, packingView } from './packing-view.ts'
import { Limit, mostCounted } from '../shared/paging.ts'

const tags = ['shipments']

const order = {
  orderId: z.int(),
  siteId: z.int(),
  status: z.enum(orderStatuses),
  paidAt: z.iso.datetime().nullable(),
  openWithdrawalId: OpenWithdrawalId,
  isChargedBack: z.boolean().openapi({ description: 'The bank has taken back what was paid for it' }),
  packing: Packing.nullable().openapi({ description: 'Who packs it now' }),
  address: z.array(z.string()).openapi({ description: 'Where it goes: name, street, town' }),
}

const lastShipment = z
  .object({ sentBy: z.string(), sentByName: z.string().nullable(), sentAt: z.iso.datetime() })
  .nullable()
  .openapi({ description: 'Who sent goods of it last, and when' })

const Lot = z.object({
  lotId: z.int(),
  variantId: z.int(),
  lotNumber: z.string(),
  bestBefore: z.string().nullable(),
  amount: z.int(),
  state: z.enum(['free', 'blocked']),
  isExpired: z.boolean().openapi({ description: 'Its date is over: it is not proposed' }),
})

const Line = z
  .object({
    lineNumber: z.int(),
    variantId: z.int(),
    article: z.string(),
    ean: z.string(),
    description: z.string(),
    productLabel: z.string(),
    left: z.int(),
    proposed: z.array(z.object({ lotId: z.int(), quantity: z.int() })),
    missing: z.int().openapi({ description: 'Pieces that no lot has that can be sent' }),
    lots: z.array(Lot.openapi('LotToPick')),
  })
  .openapi('LineToPick')

const delivery = z.object({
  date: DeliveryDate.nullable().openapi({ description: 'What was promised with the order' }),
  wishes: DeliveryWishes.nullable(),
})

const queue = staffRoute('orders.ship', {
  method: 'get',
  path: '/staff-api/v1/shipments/queue',
  tags,
  summary: 'Orders that wait to be sent, the oldest promise first',
  request: { query: z.object({ limit: Limit }) },
  responses: {
    200: json(
      z.object({
        items: z.array(
          z
            .object({
              ...order,
              promised: z.iso.date().nullable().openapi({ description: 'The day it should be there' }),
              pieces: z.int(),
            })
            .openapi('OrderToSend'),
        ),
        total: z
          .int()
          .max(mostCounted)
          .openapi({ description: `How many wait; ${mostCounted} stands for as many or more` }),
      }),
      'The orders',
    ),
    ...failures(400),
  },
})

const picking = staffRoute('orders.ship', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/picking',
  tags,
  summary: 'What is left of an order to send, and out of which lots: the earliest date first',
  request: { params: IdPath },
  responses: {
    200: json(
      z.object({ ...order, lastShipment, delivery, lines: z.array(Line) }).openapi('StaffPicking'),
      'The proposal',
    ),
    ...failures(400, 404),
  },
})

/** What the warehouse takes from the shelves (SHIPMENTS-6). */
export function pickingCalls(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  router.openapi(queue, async (c) => {
    const { limit } = c.req.valid('query')
    const { siteIds } = c.var.staff
    const packer = packerOf(c.var.staff)
    const { orders, total } = await listToSend(database, { siteIds, limit, mostCounted, now: now() })
    const names = await readNames(
      database,
      orders.flatMap(({ packing: claimed }) => claimed?.by ?? []),
    )
    const items = orders.map(({ packing: claimed, paidAt, ...row }) => ({
      ...row,
      paidAt: paidAt?.toISOString() ?? null,
      packing: claimed && packingView(claimed, names, packer),
    }))
    return c.json({ items, total }, 200)
  })
  router.openapi(picking, async (c) => {
    const { siteIds } = c.var.staff
    const query = { orderId: c.req.valid('param').id, siteIds, now: now() }
    const proposal = await proposePicking(database, query)
    if (!proposal) throw notFound('order')
    return c.json(await pickingView(database, proposal, packerOf(c.var.staff)), 200)
  })
  return router
}

async function pickingView(database: Pick<Database, 'rows'>, picking: Picking, reader: Packer) {
  const { packing: claimed, lastShipment: sent, paidAt, ...rest } = picking
  const mentioned = [claimed?.by, sent?.sentBy].flatMap((who) => who ?? [])
  const names = await readNames(database, mentioned)
  return {
    ...rest,
    paidAt: paidAt?.toISOString() ?? null,
    packing: claimed && packingView(claimed, names, reader),
    lastShipment: sent && {
      sentBy: sent.sentBy,
      sentByName: names.get(sent.sentBy) ?? null,
      sentAt: new Date(sent.sentAt).toISOString(),
    },
    lines: picking.lines.map(({ proposed, codes, ...line }) => ({
      ...line,
      ...codes,
      proposed: [...proposed],
    })),
  }
}
