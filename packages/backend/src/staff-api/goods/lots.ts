import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  badInput,
  createRouter,
  failures,
  IdPath,
  json,
  notFound,
  type Router,
  type StaffCaller,
  unwrap,
} from '../../http/index.ts'
import {
  blockLot,
  countLot,
  listLots,
  type LotFilter,
  listUnfilled,
  lotReasons,
  readStaffLot,
  unblockLot,
} from '../../orders/index.ts'
import { onceByKey, readNames, staffRoute } from '../../staff/index.ts'
import { Lot, lotViews } from './lot-schemas.ts'
import { withOwnOrders } from './own-orders.ts'
import { changeRequest } from '../shared/change-request.ts'
import { OwnWords } from '../shared/reason-schemas.ts'
import { StaffLanguage } from '../shared/schemas.ts'
import { listOf, numberAfter, numberList, NumberPage } from '../shared/paging.ts'
import { goodsProblems } from '../shared/refusals.ts'

const tags = ['lots']
const Reason = z.string().trim().min(1).max(500)

const list = staffRoute('stock.read', {
  method: 'get',
  path: '/staff-api/v1/lots',
  tags,
  summary: 'Lots by number, all, of one pack, with one printed number, or the blocked ones',
  request: {
    query: NumberPage.extend({
      variantId: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number)
        .optional(),
      lotNumber: z.string().trim().min(1).max(40).optional(),
      state: z.literal('blocked').optional(),
      language: StaffLanguage.openapi({ description: 'Of the titles' }),
    }),
  },
  responses: { 200: json(listOf(Lot), 'A page of lots'), ...failures(400) },
})

const one = staffRoute('stock.read', {
  method: 'get',
  path: '/staff-api/v1/lots/{id}',
  tags,
  summary: 'One lot and where its pieces went, the newest first',
  request: { params: IdPath, query: z.object({ language: StaffLanguage }) },
  responses: {
    200: json(
      Lot.extend({
        movements: z.array(
          z
            .object({
              movementId: z.int(),
              change: z.int(),
              reason: z.enum(lotReasons),
              orderId: z.int().nullable(),
              actor: z.string(),
              actorName: z.string().nullable(),
              at: z.iso.datetime(),
            })
            .openapi('LotMovement'),
        ),
        orders: z.int().openapi({ description: 'How many orders got pieces of it' }),
        recalls: z
          .array(
            z
              .object({
                recallId: z.int(),
                reason: z.string().openapi({
                  description: 'Of the list of recalls, or the free words of an earlier release',
                }),
                ownWords: OwnWords,
                actor: z.string(),
                actorName: z.string().nullable(),
                at: z.iso.datetime(),
                letters: z.int().openapi({ description: 'Letters that were new this time' }),
              })
              .openapi('LotRecall'),
          )
          .openapi({ description: 'When letters went out because of it, the newest first' }),
      }).openapi('StaffLotDetail'),
      'The lot',
    ),
    ...failures(400, 404),
  },
})

const AvailableOfLot = z.object({ lotId: z.int(), available: z.int() })

const block = staffRoute('lots.block', {
  method: 'post',
  path: '/staff-api/v1/lots/{id}/block',
  tags,
  summary: 'Nothing of the lot is sent any more, and its pieces leave what is free to sell',
  request: changeRequest(z.strictObject({ reason: Reason })),
  responses: { 200: json(AvailableOfLot, 'What is free to sell of its pack'), ...failures(400, 404, 409) },
})

const unblock = staffRoute('lots.block', {
  method: 'post',
  path: '/staff-api/v1/lots/{id}/unblock',
  tags,
  summary: 'The lot can be sent again',
  request: changeRequest(z.strictObject({ reason: Reason })),
  responses: { 200: json(AvailableOfLot, 'What is free to sell of its pack'), ...failures(400, 404, 409) },
})

const count = staffRoute('stock.count', {
  method: 'post',
  path: '/staff-api/v1/lots/{id}/count',
  tags,
  summary: 'The pieces of a lot in the warehouse were counted',
  request: changeRequest(
    z.strictObject({ counted: z.int().min(0).max(1_000_000), note: Reason.default('counted') }),
  ),
  responses: { 200: json(AvailableOfLot, 'What is free to sell of its pack'), ...failures(400, 404, 409) },
})

const unfilled = staffRoute('orders.ship', {
  method: 'get',
  path: '/staff-api/v1/lots/{id}/unfilled-orders',
  tags,
  summary: 'Paid orders of its pack that can no longer be filled because lots are blocked',
  request: { params: IdPath },
  responses: {
    200: json(
      z.object({
        items: z.array(
          z.object({
            orderId: z.int(),
            siteId: z.int(),
            paidAt: z.iso.datetime().nullable(),
            pieces: z.int(),
          }),
        ),
      }),
      'The orders, those that paid first first',
    ),
    ...failures(400),
  },
})

/** LOTS-1…4: lots, and what happens when one is bad. */
export function lotCalls(context: AppContext): Router {
  const { database } = context
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { language, ...page } = c.req.valid('query')
    const query = { afterId: numberAfter(page), limit: page.limit }
    const rows = await listLots(database, filterOf(page), query)
    const view = await lotViews(context, rows, language)
    return c.json(numberList(rows, page, { numberOf: ({ lotId }) => lotId, view }), 200)
  })
  router.openapi(one, async (c) => {
    const lotOfCall = await seenLot(context, c.req.valid('param').id, c.var.staff)
    if (!lotOfCall) throw notFound('lot')
    const { movements, recalls, orders, ...lot } = lotOfCall
    const view = await lotViews(context, [lot], c.req.valid('query').language)
    const names = await readNames(
      database,
      [...movements, ...recalls].map(({ actor }) => actor),
    )
    const named = <Each extends { actor: string }>(each: Each) => ({
      ...each,
      actorName: names.get(each.actor) ?? null,
    })
    const done = { movements: movements.map(named), recalls: recalls.map(named) }
    return c.json({ ...view(lot), ...done, orders }, 200)
  })
  for (const [route, change] of [
    [block, blockLot],
    [unblock, unblockLot],
  ] as const)
    router.openapi(route, async (c) => {
      const lot = { lotId: c.req.valid('param').id, reason: c.req.valid('json').reason }
      const answer = await onceByKey(context, c, lot, async (transaction) => {
        const changed = unwrap(
          await change(context, transaction, { ...lot, by: c.var.staff.actor }),
          goodsProblems,
        )
        return { lotId: lot.lotId, ...changed }
      })
      return c.json(answer, 200)
    })
  router.openapi(count, async (c) => {
    const counted = { lotId: c.req.valid('param').id, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, counted, async (transaction) => {
      const free = unwrap(
        await countLot(context, transaction, { ...counted, by: c.var.staff.actor }),
        goodsProblems,
      )
      return { lotId: counted.lotId, available: free }
    })
    return c.json(answer, 200)
  })
  router.openapi(unfilled, async (c) => {
    const lot = { lotId: c.req.valid('param').id, siteIds: c.var.staff.siteIds }
    const rows = await listUnfilled(database, lot)
    const items = rows.map((row) => ({ ...row, paidAt: row.paidAt?.toISOString() ?? null }))
    return c.json({ items }, 200)
  })
  return router
}

type LotsQuery = {
  variantId?: number | undefined
  lotNumber?: string | undefined
  state?: 'blocked' | undefined
}

function filterOf({ variantId, lotNumber, state }: LotsQuery): LotFilter {
  const filters = [
    ...(variantId === undefined ? [] : [{ variantId }]),
    ...(lotNumber === undefined ? [] : [{ lotNumber }]),
    ...(state === undefined ? [] : [{ isBlocked: true as const }]),
  ]
  if (filters.length > 1) throw badInput('state', 'goes without another filter')
  return filters[0] ?? null
}

async function seenLot({ database }: AppContext, lotId: number, staff: StaffCaller) {
  const lot = await readStaffLot(database, lotId)
  return lot && { ...lot, movements: await withOwnOrders(database, lot.movements, staff) }
}
