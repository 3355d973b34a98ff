import { correctionReasons } from '@haverhof/domain/orders'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, type Router, unwrap } from '../../http/index.ts'
import { addDelivery, correctStock, countStock } from '../../orders/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest, createRequest } from '../shared/change-request.ts'
import { deliveryRefused } from './refusals.ts'
import { goodsProblems } from '../shared/refusals.ts'

const tags = ['stock']
const largestAmount = 1_000_000
const Pieces = z.int().min(0).max(largestAmount)
const Note = z.string().trim().min(1).max(200)
const LotLabel = z.strictObject({
  lotNumber: z.string().trim().min(1).max(40),
  bestBefore: z.iso.date().nullable().default(null),
})
const AvailableStock = z
  .object({ variantId: z.int(), available: z.int() })
  .openapi('AvailableStock', { description: 'What is free to sell now' })

const receive = staffRoute('stock.receive', {
  method: 'post',
  path: '/staff-api/v1/stock/{id}/receive',
  tags,
  summary: 'Goods came in, of a lot or of none',
  request: changeRequest(
    z.strictObject({
      amount: Pieces.min(1),
      lot: LotLabel.optional(),
      areInHouse: z
        .boolean()
        .default(false)
        .openapi({ description: 'The pieces are in stock already and get their lot now' }),
    }),
  ),
  responses: { 200: json(AvailableStock, 'The new stock'), ...failures(400, 404, 409) },
})

const Delivered = z.strictObject({
  variantId: z.int().min(1).max(2_147_483_647),
  amount: Pieces.min(1),
  lot: LotLabel.optional(),
})

const receiveMany = staffRoute('stock.receive', {
  method: 'post',
  path: '/staff-api/v1/stock/receive',
  tags,
  summary: 'A delivery came in: several packs and lots, all or none of them',
  request: createRequest(z.strictObject({ lines: z.array(Delivered).min(1).max(200) })),
  responses: {
    200: json(z.object({ items: z.array(AvailableStock) }), 'The new stock, line by line'),
    ...failures(400, 404, 409),
  },
})

const count = staffRoute('stock.count', {
  method: 'post',
  path: '/staff-api/v1/stock/{id}/count',
  tags,
  summary:
    'The pieces of a pack in the warehouse were counted, those of orders that are not sent yet among them',
  request: changeRequest(z.strictObject({ counted: Pieces, reason: Note.default('counted') })),
  responses: { 200: json(AvailableStock, 'The new stock'), ...failures(400, 404, 409) },
})

const correct = staffRoute('stock.count', {
  method: 'post',
  path: '/staff-api/v1/stock/{id}/correct',
  tags,
  summary: 'Pieces are gone, or are there again, for a reason',
  request: changeRequest(
    z.strictObject({
      change: z
        .int()
        .min(-largestAmount)
        .max(largestAmount)
        .refine((change) => change !== 0, 'must not be 0'),
      reason: z.enum(correctionReasons),
      lotId: z.int().min(1).max(2_147_483_647).nullable().default(null),
      note: Note,
    }),
  ),
  responses: { 200: json(AvailableStock, 'The new stock'), ...failures(400, 404, 409) },
})

/** Goods that come in, are counted or corrected (STOCK-3, STOCK-4, STOCK-5). */
export function stockCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(receive, async (c) => {
    const line = { variantId: c.req.valid('param').id, ...c.req.valid('json') }
    const { variantId } = line
    const answer = await onceByKey(context, c, line, async (transaction) => {
      const received = unwrap(
        await addDelivery(context, transaction, { lines: [line], by: c.var.staff.actor }),
        goodsProblems,
      )
      return { variantId, available: received[0]?.available ?? 0 }
    })
    return c.json(answer, 200)
  })
  router.openapi(receiveMany, async (c) => {
    const input = c.req.valid('json')
    const answer = await onceByKey(context, c, input, async (transaction) => {
      const received = await addDelivery(context, transaction, { ...input, by: c.var.staff.actor })
      if (!received.ok) throw deliveryRefused(received, input.lines)
      return { items: received.value.map(({ variantId, available }) => ({ variantId, available })) }
    })
    return c.json(answer, 200)
  })
  router.openapi(count, async (c) => {
    const counted = { variantId: c.req.valid('param').id, ...c.req.valid('json') }
    const { variantId } = counted
    const answer = await onceByKey(context, c, counted, async (transaction) => {
      const available = unwrap(
        await countStock(context, transaction, { ...counted, by: c.var.staff.actor }),
        goodsProblems,
      )
      return { variantId, available: available }
    })
    return c.json(answer, 200)
  })
  router.openapi(correct, async (c) => {
    const correction = { variantId: c.req.valid('param').id, ...c.req.valid('json') }
    const { variantId } = correction
    const answer = await onceByKey(context, c, correction, async (transaction) => {
      const available = unwrap(
        await correctStock(context, transaction, { ...correction, by: c.var.staff.actor }),
        goodsProblems,
      )
      return { variantId, available: available }
    })
    return c.json(answer, 200)
  })
  return router
}
