import { withdrawalKinds, withdrawalStates } from '@haverhof/domain/orders'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  BodyId,
  createRouter,
  failures,
  IdPath,
  json,
  notFound,
  type Router,
  unwrap,
} from '../../http/index.ts'
import type { Database } from '../../database/index.ts'
import {
  closeWithdrawal,
  findWithdrawals,
  listDecidedWithdrawals,
  listWaitingWithdrawals,
  matchWithdrawal,
  readWithdrawal,
  type StaffWithdrawal,
} from '../../orders/index.ts'
import { takeWithdrawal } from '../../returns/index.ts'
import { onceByKey, readNames, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'
import { Limit, listOf, numberAfter, numberBefore, numberList, NumberPage } from '../shared/paging.ts'
import { limitOf, MadeRefund } from '../shared/refund-answers.ts'
import { withdrawalProblems } from './refusals.ts'

const tags = ['withdrawals']

const Withdrawal = z
  .object({
    withdrawalId: z.int(),
    kind: z.enum(withdrawalKinds),
    endsOn: z
      .string()
      .nullable()
      .openapi({ description: 'When a contract shall end; null is as soon as possible' }),
    siteId: z.int(),
    orderId: z.int().nullable().openapi({ description: 'Null when number and mailbox match no order' }),
    orderStatus: z.string().nullable(),
    orderNumber: z.string().openapi({ description: 'As it was typed' }),
    fullName: z.string(),
    emailAddress: z.string(),
    statement: z.string(),
    receivedAt: z.iso.datetime(),
    state: z.enum(withdrawalStates),
    decidedAt: z.iso.datetime().nullable().openapi({ description: 'Null while it waits, as who decided' }),
    decidedBy: z.string().nullable(),
    decidedByName: z.string().nullable(),
    closingNote: z.string().nullable().openapi({ description: 'Why it was closed without a return' }),
    isToBeConfirmed: z.boolean().openapi({
      description: 'Its mailbox is still to say that it is its own: until then it holds nothing back',
    }),
    confirmedAt: z.iso.datetime().nullable(),
    endingId: z
      .int()
      .nullable()
      .openapi({ description: 'The ending after which its order came: it goes back free of charge' }),
  })
  .openapi('StaffWithdrawal')

const Decided = z.object({ withdrawalId: z.int(), state: z.enum(withdrawalStates) })

const waiting = staffRoute('withdrawals.decide', {
  method: 'get',
  path: '/staff-api/v1/withdrawals',
  tags,
  summary: 'Declarations of withdrawal that wait for staff, the oldest first',
  request: { query: NumberPage },
  responses: { 200: json(listOf(Withdrawal), 'A page of withdrawals'), ...failures(400) },
})

const decided = staffRoute('withdrawals.decide', {
  method: 'get',
  path: '/staff-api/v1/withdrawals/decided',
  tags,
  summary: 'Declarations of withdrawal that were accepted or closed, the newest first',
  request: { query: NumberPage },
  responses: { 200: json(listOf(Withdrawal), 'A page of withdrawals'), ...failures(400) },
})

const searchCall = staffRoute('withdrawals.decide', {
  method: 'get',
  path: '/staff-api/v1/withdrawals/found',
  tags,
  summary: 'Declarations by name, mailbox, the number of the order or their own, the newest first',
  request: { query: z.strictObject({ q: z.string().trim().min(1).max(100), limit: Limit }) },
  responses: { 200: json(z.object({ items: z.array(Withdrawal) }), 'What was found'), ...failures(400) },
})

const read = staffRoute('withdrawals.decide', {
  method: 'get',
  path: '/staff-api/v1/withdrawals/{id}',
  tags,
  summary: 'One declaration of withdrawal',
  request: { params: IdPath },
  responses: { 200: json(Withdrawal, 'The withdrawal'), ...failures(400, 404) },
})

const match = staffRoute('withdrawals.decide', {
  method: 'post',
  path: '/staff-api/v1/withdrawals/{id}/match',
  tags,
  summary: 'The declaration belongs to this order',
  request: changeRequest(z.strictObject({ orderId: BodyId })),
  responses: {
    200: json(z.object({ withdrawalId: z.int(), orderId: z.int() }), 'They belong together'),
    ...failures(400, 404, 409),
  },
})

const accept = staffRoute('withdrawals.decide', {
  method: 'post',
  path: '/staff-api/v1/withdrawals/{id}/accept',
  tags,
  summary: 'What was sent becomes a return; what was not is cancelled and paid back',
  request: changeRequest(z.strictObject({})),
  responses: {
    200: json(
      Decided.extend({ returnIds: z.array(z.int()), refund: MadeRefund.nullable() }),
      'The withdrawal is accepted',
    ),
    ...failures(400, 404, 409),
  },
})

const close = staffRoute('withdrawals.decide', {
  method: 'post',
  path: '/staff-api/v1/withdrawals/{id}/close',
  tags,
  summary: 'It leads to no return',
  request: changeRequest(z.strictObject({ note: z.string().trim().min(1).max(500) })),
  responses: { 200: json(Decided, 'The withdrawal is closed'), ...failures(400, 404, 409) },
})

/** Declarations reach staff (WITHDRAWAL-6). */
export function withdrawalCalls(context: AppContext): Router {
  const router = createRouter()
  addReadings(router, context)
  router.openapi(match, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const matching = { withdrawalId: c.req.valid('param').id, orderId: c.req.valid('json').orderId }
    const answer = await onceByKey(context, c, matching, async (transaction) => {
      unwrap(await matchWithdrawal(context, transaction, { ...matching, siteIds, by }), withdrawalProblems)
      return matching
    })
    return c.json(answer, 200)
  })
  router.openapi(accept, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const withdrawalId = c.req.valid('param').id
    const answer = await onceByKey(context, c, { withdrawalId }, async (transaction) => {
      const acceptance = { withdrawalId, siteIds, limit: limitOf(c.var.staff), by }
      const accepted = unwrap(await takeWithdrawal(context, transaction, acceptance), withdrawalProblems)
      return { withdrawalId, state: 'accepted' as const, ...accepted }
    })
    return c.json(answer, 200)
  })
  router.openapi(close, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const closing = { withdrawalId: c.req.valid('param').id, note: c.req.valid('json').note }
    const answer = await onceByKey(context, c, closing, async (transaction) => {
      unwrap(await closeWithdrawal(context, transaction, { ...closing, siteIds, by }), withdrawalProblems)
      return { withdrawalId: closing.withdrawalId, state: 'closed' as const }
    })
    return c.json(answer, 200)
  })
  return router
}

function addReadings(router: Router, { database }: AppContext): void {
  const numberOf = ({ withdrawalId }: StaffWithdrawal) => withdrawalId
  router.openapi(waiting, async (c) => {
    const page = c.req.valid('query')
    const { siteIds } = c.var.staff
    const query = { siteIds, afterId: numberAfter(page), limit: page.limit }
    const rows = await listWaitingWithdrawals(database, query)
    return c.json(numberList(rows, page, { numberOf, view: await viewOf(database, rows) }), 200)
  })
  router.openapi(decided, async (c) => {
    const page = c.req.valid('query')
    const { siteIds } = c.var.staff
    const query = { siteIds, beforeId: numberBefore(page), limit: page.limit }
    const rows = await listDecidedWithdrawals(database, query)
    return c.json(numberList(rows, page, { numberOf, view: await viewOf(database, rows) }), 200)
  })
  router.openapi(searchCall, async (c) => {
    const { q: typed, limit } = c.req.valid('query')
    const rows = await findWithdrawals(database, { typed, siteIds: c.var.staff.siteIds, limit })
    const view = await viewOf(database, rows)
    return c.json({ items: rows.map((row) => view(row)) }, 200)
  })
  router.openapi(read, async (c) => {
    const withdrawalId = c.req.valid('param').id
    const withdrawal = await readWithdrawal(database, { withdrawalId, siteIds: c.var.staff.siteIds })
    if (!withdrawal) throw notFound('withdrawal')
    const view = await viewOf(database, [withdrawal])
    return c.json(view(withdrawal), 200)
  })
}

/** How these rows are shown, with the names of who decided. */
async function viewOf(database: Pick<Database, 'rows'>, rows: readonly StaffWithdrawal[]) {
  const names = await readNames(
    database,
    rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  )
  return ({ receivedAt, decidedAt, confirmedAt, ...row }: StaffWithdrawal): z.infer<typeof Withdrawal> => ({
    ...row,
    receivedAt: receivedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    decidedByName: (row.decidedBy && names.get(row.decidedBy)) ?? null,
  })
}
