import { returnReasons, returnStatuses } from '@haverhof/domain/returns'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, type Router } from '../../http/index.ts'
import { listChangedReturns, type StaffReturn } from '../../returns/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { listOf, momentAfter, numberOfMoment, settledBefore, timeList, TimePage } from './paging.ts'

const Return = z
  .object({
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
  })
  .openapi('StaffReturn')

const list = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/returns',
  tags: ['returns'],
  summary: 'Returns in the order of what changed last',
  request: { query: TimePage },
  responses: { 200: json(listOf(Return), 'A page of returns'), ...failures(400) },
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
    return c.json(timeList(rows, page, { momentOf, view: returnView }), 200)
  })
  return router
}

function returnView({ registeredAt, changedAt, ...row }: StaffReturn) {
  return { ...row, registeredAt: registeredAt.toISOString(), changedAt: changedAt.toISOString() }
}
