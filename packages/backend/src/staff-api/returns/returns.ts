import { isUnderWay, returnReasons, returnStatuses } from '@haverhof/domain/returns'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { readLastActors } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import { createRouter, failures, IdPath, json, notFound, type Router } from '../../http/index.ts'
import { answerPhoto } from '../../photos/index.ts'
import {
  listChangedReturns,
  listDecidedReturns,
  listWaitingReturns,
  readPhotoForStaff,
  readReturnForStaff,
  type ReturnForStaff,
  returnsOfOrder,
  returnsWithNumber,
  type StaffReturn,
} from '../../returns/index.ts'
import { readNames, staffRoute } from '../../staff/index.ts'
import { OwnWords } from '../shared/reason-schemas.ts'
import {
  listOf,
  momentAfter,
  momentBefore,
  momentText,
  numberAfter,
  numberList,
  NumberPage,
  numberOfMoment,
  settledBefore,
  timeList,
  TimePage,
} from '../shared/paging.ts'

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

const ReturnView = z
  .object({
    ...facts,
    description: z.string(),
    label: z.string(),
    customerName: z.string(),
    refusal: z
      .string()
      .nullable()
      .openapi({ description: 'Why it was refused: a reason, or the free words of an earlier release' }),
    ownWords: OwnWords,
    languageId: z.int().openapi({ description: 'In which its customer is told' }),
    withdrawalId: z.int().nullable(),
    hasPhoto: z.boolean(),
    decidedAt: z.iso.datetime().nullable().openapi({ description: 'Null while it waits, as who decided' }),
    decidedBy: z.string().nullable(),
    decidedByName: z.string().nullable(),
  })
  .openapi('ReturnForStaff')

const Returns = z.object({ items: z.array(ReturnView) })

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
  responses: { 200: json(listOf(ReturnView), 'A page of returns'), ...failures(400) },
})

const decided = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/returns/decided',
  tags,
  summary: 'Returns that were refunded or refused, the latest decision first',
  request: { query: NumberPage },
  responses: { 200: json(listOf(ReturnView), 'A page of returns'), ...failures(400) },
})

const withNumber = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/returns/with-number/{id}',
  tags,
  summary: 'The return with this number, and those of the order with it, decided or not',
  request: { params: IdPath },
  responses: { 200: json(Returns, 'The returns'), ...failures(400) },
})

const read = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/returns/{id}',
  tags,
  summary: 'One return',
  request: { params: IdPath },
  responses: { 200: json(ReturnView, 'The return'), ...failures(400, 404) },
})

const ofOrder = staffRoute('returns.read', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/returns',
  tags,
  summary: 'The returns of an order',
  request: { params: IdPath },
  responses: { 200: json(Returns, 'Its returns'), ...failures(400) },
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
    return c.json(timeList(rows, page, { momentOf, view: changedView }), 200)
  })
  addForStaff(router, database)
  router.openapi(photo, async (c) => {
    const returnId = c.req.valid('param').id
    const storedPhoto = await readPhotoForStaff(database, { returnId, siteIds: c.var.staff.siteIds })
    if (!storedPhoto) throw notFound('photo')
    return answerPhoto(c, storedPhoto)
  })
  return router
}

function addForStaff(router: Router, database: Reader): void {
  router.openapi(waiting, async (c) => {
    const page = c.req.valid('query')
    const { siteIds } = c.var.staff
    const rows = await listWaitingReturns(database, {
      siteIds,
      afterId: numberAfter(page),
      limit: page.limit,
    })
    const numberOf = ({ returnId }: ReturnForStaff) => returnId
    return c.json(numberList(rows, page, { numberOf, view: await viewOf(database, rows) }), 200)
  })
  router.openapi(decided, async (c) => {
    const { limit, ...page } = c.req.valid('query')
    const { siteIds } = c.var.staff
    const rows = await listDecidedReturns(database, { siteIds, before: momentBefore(page), limit })
    const last = rows.at(-1)
    const next = last ? momentText({ at: last.changedAt, id: String(last.returnId) }) : (page.after ?? '')
    const items = rows.map(await viewOf(database, rows))
    return c.json({ items, next, isMore: rows.length === limit }, 200)
  })
  router.openapi(withNumber, async (c) => {
    const number = c.req.valid('param').id
    const rows = await returnsWithNumber(database, { number, siteIds: c.var.staff.siteIds })
    return c.json({ items: rows.map(await viewOf(database, rows)) }, 200)
  })
  router.openapi(read, async (c) => {
    const returnId = c.req.valid('param').id
    const productReturn = await readReturnForStaff(database, { returnId, siteIds: c.var.staff.siteIds })
    if (!productReturn) throw notFound('return')
    const view = await viewOf(database, [productReturn])
    return c.json(view(productReturn), 200)
  })
  router.openapi(ofOrder, async (c) => {
    const orderId = c.req.valid('param').id
    const rows = await returnsOfOrder(database, { orderId, siteIds: c.var.staff.siteIds })
    return c.json({ items: rows.map(await viewOf(database, rows)) }, 200)
  })
}

type Reader = Pick<Database, 'rows'>

/** How these rows are shown, with who decided: nothing changes a return after its decision. */
async function viewOf(database: Reader, rows: readonly ReturnForStaff[]) {
  const subjectOf = ({ returnId }: ReturnForStaff) => `return ${returnId}`
  const subjects = rows.filter(({ status }) => !isUnderWay(status)).map(subjectOf)
  const actors = await readLastActors(database, { subjects, action: 'return-changed' })
  const names = await readNames(database, [...actors.values()])
  return (row: ReturnForStaff): z.infer<typeof ReturnView> => {
    const shown = changedView(row)
    const decidedBy = actors.get(subjectOf(row)) ?? null
    return {
      ...shown,
      decidedAt: isUnderWay(row.status) ? null : shown.changedAt,
      decidedBy,
      decidedByName: (decidedBy && names.get(decidedBy)) ?? null,
    }
  }
}

function changedView<Row extends StaffReturn>({ registeredAt, changedAt, ...row }: Row) {
  return { ...row, registeredAt: registeredAt.toISOString(), changedAt: changedAt.toISOString() }
}
