import { refusal } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import {
  type ApiEnv,
  createRouter,
  failures,
  IdPath,
  notFound,
  type Router,
  unwrap,
} from '../../http/index.ts'
import { claimPapers, readSlip, readSlips } from '../../orders/index.ts'
import { staffRoute } from '../../staff/index.ts'
import { packerOf } from './packing-view.ts'
import { goodsProblems } from '../shared/refusals.ts'

const tags = ['shipments']

const leftOut = 'packed-by-another'

const pdf = {
  description:
    'The paper. What is on it and not sent yet is the caller’s to pack for four hours; orders that another member of staff packs are left out',
  headers: z.object({
    [leftOut]: z.string().optional().openapi({
      description: 'The numbers of the orders that another member of staff packs, separated by commas',
    }),
  }),
  content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
}

const packingSlip = staffRoute('orders.ship', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/packing-slip.pdf',
  tags,
  summary: 'What is left to send with its lots, or the last shipment, in the language of the order',
  request: { params: IdPath },
  responses: { 200: pdf, ...failures(400, 404, 409) },
})

const label = staffRoute('orders.ship', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/label.pdf',
  tags,
  summary: 'The address of a parcel, on A6',
  request: { params: IdPath },
  responses: { 200: pdf, ...failures(400, 404, 409) },
})

const mostSlips = 50

const severalOrders = {
  query: z.object({
    orderIds: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, `must be 1 to ${mostSlips} numbers with commas between them`)
      .transform((text) => text.split(',').map(Number))
      .openapi({ type: 'string', example: '100001,100002' }),
  }),
}

const slips = staffRoute('orders.ship', {
  method: 'get',
  path: '/staff-api/v1/shipments/packing-slips.pdf',
  tags,
  summary: 'The packing slips of several orders as one paper',
  request: severalOrders,
  responses: { 200: pdf, ...failures(400, 404, 409) },
})

const labels = staffRoute('orders.ship', {
  method: 'get',
  path: '/staff-api/v1/shipments/labels.pdf',
  tags,
  summary: 'The labels of several orders as one paper, each on a page of A6',
  request: severalOrders,
  responses: { 200: pdf, ...failures(400, 404, 409) },
})

/** Who prints what is to be sent packs it (SHIPMENTS-12, SHIPMENTS-5, SHIPMENTS-8). */
export function paperCalls(context: AppContext): Router {
  const router = createRouter()
  for (const [route, kind] of [
    [packingSlip, 'packing-slip'],
    [label, 'label'],
  ] as const)
    router.openapi(route, async (c) => {
      const orderId = c.req.valid('param').id
      const { siteIds } = c.var.staff
      await claimOf(context, c, [orderId])
      return paperOf(c, await readSlip(context, { kind, orderId, siteIds }))
    })
  for (const [route, kind] of [
    [slips, 'packing-slip'],
    [labels, 'label'],
  ] as const)
    router.openapi(route, async (c) => {
      const orderIds = await claimOf(context, c, c.req.valid('query').orderIds)
      return paperOf(c, await readSlips(context, { kind, orderIds, siteIds: c.var.staff.siteIds }))
    })
  return router
}

/** What is left to print (SHIPMENTS-24). */
async function claimOf(context: AppContext, c: Context<ApiEnv>, orderIds: readonly number[]) {
  const { siteIds } = c.var.staff
  const others = await claimPapers(context, { ...packerOf(c.var.staff), orderIds, siteIds })
  const own = orderIds.filter((orderId) => !others.has(orderId))
  if (own.length === 0) unwrap(refusal('packed-by-another'), goodsProblems)
  if (others.size > 0) c.header(leftOut, [...others].join(','))
  return own
}

function paperOf(c: Context, paper: Awaited<ReturnType<typeof readSlip>>) {
  if (!paper) throw notFound('order')
  c.header('content-type', 'application/pdf')
  c.header('content-disposition', `attachment; filename="${paper.fileName}"`)
  return c.body(new Uint8Array(paper.bytes), 200)
}
