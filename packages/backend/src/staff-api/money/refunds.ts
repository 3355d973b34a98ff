import { creditReasons } from '@haverhof/domain/orders'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, IdPath, json, notFound, type Router, unwrap } from '../../http/index.ts'
import {
  endOrder,
  listRefunds,
  makeRefund,
  readRefundable,
  refundsOfOrder,
  type StaffRefund,
} from '../../orders/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'
import { hasWords, reasonFields, wordsNeeded } from '../shared/reason-schemas.ts'
import { After, Limit, listOf, momentBefore, momentText } from '../shared/paging.ts'
import { Cents, limitOf, MadeRefund, refundViews, StaffRefundView } from '../shared/refund-answers.ts'
import { refundProblems } from '../shared/refusals.ts'

const tags = ['refunds']

const LineNumber = z.int().min(1).max(1000)
const Amount = Cents.min(1).max(100_000_000)

/** Pieces and amounts of lines and of the costs, or an amount of the whole order, or everything that is left (REFUNDS-1). */
const RefundInput = z
  .strictObject({
    lines: z
      .array(
        z.union([
          z.strictObject({ lineNumber: LineNumber, quantity: z.int().min(1).max(1_000_000) }),
          z.strictObject({ lineNumber: LineNumber, amountCents: Amount }),
        ]),
      )
      .max(200)
      .default([]),
    deliveryCents: Cents.min(0).max(100_000_000).default(0),
    amountCents: Amount.optional(),
    everything: z.boolean().default(false),
    reason: z.enum(creditReasons),
    restock: z.boolean().openapi({ description: 'Whether pieces that were sent can be sold again' }),
  })
  .refine(
    ({ lines, deliveryCents, amountCents, everything }) =>
      [lines.length > 0 || deliveryCents > 0, amountCents !== undefined, everything].filter(Boolean)
        .length === 1,
    'must say either what of lines and delivery, or an amount, or everything',
  )
  .openapi('RefundInput')

const make = staffRoute('refunds.make', {
  method: 'post',
  path: '/staff-api/v1/orders/{id}/refunds',
  tags,
  summary: 'Give money back: with a credit note, a mail, and the goods back to stock',
  request: changeRequest(RefundInput),
  responses: { 200: json(MadeRefund, 'The refund'), ...failures(400, 404, 409) },
})

const RefundableLine = z
  .object({
    lineNumber: z.int(),
    description: z.string(),
    quantity: z.int().openapi({ description: 'Pieces that were not given back yet' }),
    leftCents: Cents,
    invoicedQuantity: z.int(),
    invoicedCents: Cents,
    unsent: z.int().openapi({ description: 'Of the pieces, those that are still in the house' }),
  })
  .openapi('RefundableLine')

const refundable = staffRoute('payments.read', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/refundable',
  tags,
  summary: 'What of an order can still go back, and where it would go',
  request: { params: IdPath },
  responses: {
    200: json(
      z
        .object({
          lines: z.array(RefundableLine),
          costsCents: Cents,
          totalCents: Cents,
          refundedCents: Cents,
          giftCardLeftCents: Cents,
          paymentLeftCents: Cents,
        })
        .openapi('Refundable'),
      'What is left',
    ),
    ...failures(400, 404),
  },
})

const ofOrder = staffRoute('payments.read', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/refunds',
  tags,
  summary: 'The refunds of an order, the latest first',
  request: { params: IdPath },
  responses: { 200: json(z.object({ items: z.array(StaffRefundView) }), 'Its refunds'), ...failures(400) },
})

const cancel = staffRoute('orders.cancel', {
  method: 'post',
  path: '/staff-api/v1/orders/{id}/cancel',
  tags: ['orders'],
  summary:
    'Cancel an order that has not left the house; what was paid goes back, and the customer is told why',
  request: changeRequest(
    z
      .strictObject({
        ...reasonFields('cancellation'),
        reason: reasonFields('cancellation').reason.optional(),
      })
      .refine(({ reason = '', ownWords }) => hasWords({ reason, ownWords }), wordsNeeded),
  ),
  responses: {
    200: json(
      z.object({ orderId: z.int(), status: z.literal('cancelled'), refund: MadeRefund.nullable() }),
      'The order is cancelled',
    ),
    ...failures(400, 404, 409),
  },
})

const list = staffRoute('payments.read', {
  method: 'get',
  path: '/staff-api/v1/refunds',
  tags,
  summary: 'Refunds, the latest first; all or those that are not paid yet',
  request: {
    query: z.strictObject({ state: z.enum(['unpaid']).optional(), after: After, limit: Limit }),
  },
  responses: { 200: json(listOf(StaffRefundView), 'A page of refunds'), ...failures(400) },
})

export function refundCalls(context: AppContext): Router {
  const router = createRouter()
  addReadings(router, context)
  router.openapi(make, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const { everything, amountCents, lines, deliveryCents, ...how } = c.req.valid('json')
    const orderId = c.req.valid('param').id
    const parts = { lines, costsCents: deliveryCents }
    const request = everything ? 'everything' : amountCents === undefined ? parts : { amountCents }
    const decision = { orderId, request, ...how } as const
    const answer = await onceByKey(context, c, decision, async (transaction) => {
      const refund = unwrap(
        await makeRefund(context, transaction, {
          ...decision,
          siteIds,
          limit: limitOf(c.var.staff),
          by,
        }),
        refundProblems,
      )
      return refund
    })
    return c.json(answer, 200)
  })
  router.openapi(cancel, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const orderId = c.req.valid('param').id
    const { reason, ownWords } = c.req.valid('json')
    const why = reason && { why: { reason, ownWords } }
    const answer = await onceByKey(context, c, { orderId, ...why }, async (transaction) => {
      const ended = unwrap(
        await endOrder(context, transaction, {
          orderId,
          ...why,
          siteIds,
          limit: limitOf(c.var.staff),
          by,
        }),
        refundProblems,
      )
      return { orderId, status: 'cancelled' as const, refund: ended.refund }
    })
    return c.json(answer, 200)
  })
  return router
}

function addReadings(router: Router, { database }: AppContext): void {
  router.openapi(refundable, async (c) => {
    const orderId = c.req.valid('param').id
    const left = await readRefundable(database, { orderId, siteIds: c.var.staff.siteIds })
    if (!left) throw notFound('order')
    return c.json(left, 200)
  })
  router.openapi(ofOrder, async (c) => {
    const orderId = c.req.valid('param').id
    const refunds = await refundsOfOrder(database, { orderId, siteIds: c.var.staff.siteIds })
    return c.json({ items: await refundViews(database, refunds) }, 200)
  })
  router.openapi(list, async (c) => {
    const { state, limit, ...page } = c.req.valid('query')
    const { siteIds } = c.var.staff
    const before = momentBefore(page)
    const rows = await listRefunds(database, { siteIds, isUnpaid: state === 'unpaid', before, limit })
    return c.json({ items: await refundViews(database, rows), ...whatFollows(rows, limit, page.after) }, 200)
  })
}

function whatFollows(rows: readonly StaffRefund[], limit: number, after: string | undefined) {
  const last = rows.at(-1)
  return {
    next: last ? momentText({ at: last.madeAt, id: String(last.refundId) }) : (after ?? ''),
    isMore: rows.length === limit,
  }
}
