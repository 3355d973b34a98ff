import { returnReasons, returnStatuses } from '@haverhof/domain/returns'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, IdPath, json, notFound, type Router } from '../../http/index.ts'
import { answerPhoto } from '../../photos/index.ts'
import {
  listChangedReturns,
  listWaitingReturns,
  readPhotoForStaff,
  readWaitingReturn,
  returnsOfOrder,
  type StaffReturn,
  type WaitingReturn,
} from '../../returns/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import {
  listOf,
  momentAfter,
  numberAfter,
  numberList,
  NumberPage,
  numberOfMoment,
  settledBefore,
  timeList,
  TimePage,
} from './paging.ts'

const tags = ['returns']

const facts = {
  returnId: z.int(),
  orderId: z.int(),
  siteId: z.int(),
  lineNumber: z.int(),
  variantId: z.int(),
  quantity: z.int(),
  reason: z.enum(returnReasons),
  remarks: z.string(),
  status: z.enum(returnStatuses),
  registeredAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
}

const Return = z.object(facts).openapi('StaffReturn')

const WaitingReturnView = z
  .object({
    ...facts,
    description: z.string(),
    label: z.string(),
    customerName: z.string(),
    refusal: z.string().nullable(),
    withdrawalId: z.int().nullable(),
    hasPhoto: z.boolean(),
  })
  .openapi('WaitingReturn')

const list = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/returns',
  tags,
  summary: 'Returns in the order of what changed last',
  request: { query: TimePage },
  responses: { 200: json(listOf(Return), 'A page of returns'), ...failures(400) },
})

const waiting = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/returns/waiting',
  tags,
  summary: 'Returns that wait to be received or decided, the oldest first',
  request: { query: NumberPage },
  responses: { 200: json(listOf(WaitingReturnView), 'A page of returns'), ...failures(400) },
})

const read = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/returns/{id}',
  tags,
  summary: 'One return',
  request: { params: IdPath },
  responses: { 200: json(WaitingReturnView, 'The return'), ...failures(400, 404) },
})

const ofOrder = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/returns',
  tags,
  summary: 'The returns of an order',
  request: { params: IdPath },
  responses: { 200: json(z.object({ items: z.array(WaitingReturnView) }), 'Its returns'), ...failures(400) },
})

const photo = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/returns/{id}/photo',
  tags,
  summary: 'The photo of a return',
  request: { params: IdPath },
  responses: {
    200: {
      description: 'The photo',
      content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...failures(400, 404),
  },
})

export function returnCalls({ database, now }: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const page = c.req.valid('query')
    const moment = momentAfter(page)
    const rows = await listChangedReturns(database, {
      siteIds: c.var.staff.siteIds,
      after: { at: moment.at, id: numberOfMoment(moment) },
      until: settledBefore(now()),
      limit: page.limit,
    })
    const momentOf = ({ changedAt, returnId }: StaffReturn) => ({ at: changedAt, id: String(returnId) })
    return c.json(timeList(rows, page, { momentOf, view: returnView<StaffReturn> }), 200)
  })
  router.openapi(waiting, async (c) => {
    const page = c.req.valid('query')
    const { siteIds } = c.var.staff
    const rows = await listWaitingReturns(database, {
      siteIds,
      afterId: numberAfter(page),
      limit: page.limit,
    })
    const numberOf = ({ returnId }: WaitingReturn) => returnId
    return c.json(numberList(rows, page, { numberOf, view: returnView<WaitingReturn> }), 200)
  })
  router.openapi(read, async (c) => {
    const returnId = c.req.valid('param').id
    const found = await readWaitingReturn(database, { returnId, siteIds: c.var.staff.siteIds })
    if (!found) throw notFound('return')
    return c.json(returnView(found), 200)
  })
  router.openapi(ofOrder, async (c) => {
    const orderId = c.req.valid('param').id
    const rows = await returnsOfOrder(database, { orderId, siteIds: c.var.staff.siteIds })
    return c.json({ items: rows.map(returnView<WaitingReturn>) }, 200)
  })
  router.openapi(photo, async (c) => {
    const returnId = c.req.valid('param').id
    const found = await readPhotoForStaff(database, { returnId, siteIds: c.var.staff.siteIds })
    if (!found) throw notFound('photo')
    return answerPhoto(c, found)
  })
  return router
}

function returnView<Row extends StaffReturn>({ registeredAt, changedAt, ...row }: Row) {
  return { ...row, registeredAt: registeredAt.toISOString(), changedAt: changedAt.toISOString() }
}
