import { packSizeText } from '@haverhof/domain/catalogue'
import { type LanguageCode, languages } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  listMovements,
  listStock,
  movementReasons,
  type PackStock,
  readPackStock,
} from '../../catalogue/index.ts'
import { createRouter, failures, IdPath, json, notFound, type Router } from '../../http/index.ts'
import { type PackFigures, packFigures, soldWeeks } from '../../orders/index.ts'
import { readNames, staffRoute } from '../../staff/index.ts'
import { withOwnOrders } from './own-orders.ts'
import { listOf, numberAfter, numberList, NumberPage } from '../shared/paging.ts'
import { StaffLanguage } from '../shared/schemas.ts'

const tags = ['stock']
const lowStock = 7

const Stock = z
  .object({
    variantId: z.int(),
    productId: z.int(),
    article: z.string(),
    ean: z.string(),
    title: z.string(),
    pack: z.string().openapi({ description: 'How much is in it: 20 kg' }),
    available: z
      .int()
      .openapi({ description: 'What can be sold: pieces of orders that are not sent yet are not among it' }),
    held: z.int().openapi({ description: 'Taken by orders and not sent yet' }),
    inLots: z.int(),
    blocked: z.int().openapi({ description: 'Pieces in blocked lots' }),
    withoutLot: z.int().openapi({ description: 'Pieces in the house that belong to no lot' }),
    nextBestBefore: z.string().nullable(),
    soldPerWeek: z.number().openapi({ description: 'Over the last four weeks' }),
    daysLeft: z.int().nullable().openapi({
      description: 'Until nothing is left to sell, if it goes on like that; null while nothing is sold',
    }),
  })
  .openapi('StaffStock')

const list = staffRoute('stock.read', {
  method: 'get',
  path: '/staff-api/v1/stock',
  tags,
  summary:
    'Every pack with what can be sold, is held, is in lots, and how fast it goes; stock is one for all sites',
  request: {
    query: NumberPage.extend({
      q: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .optional()
        .openapi({ description: 'The beginning of an article number or EAN, or of words of a title' }),
      code: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .optional()
        .openapi({ description: 'Exactly this article number or EAN' }),
      state: z.enum(['sold-out', 'low']).optional(),
      language: StaffLanguage.openapi({ description: 'Of the titles' }),
    }),
  },
  responses: { 200: json(listOf(Stock), 'A page of packs'), ...failures(400) },
})

const one = staffRoute('stock.read', {
  method: 'get',
  path: '/staff-api/v1/stock/{id}',
  tags,
  summary: 'One pack',
  request: { params: IdPath, query: z.object({ language: StaffLanguage }) },
  responses: { 200: json(Stock, 'The pack'), ...failures(400, 404) },
})

const Movement = z
  .object({
    movementId: z.int(),
    change: z.int(),
    reason: z.enum(movementReasons),
    orderId: z.int().nullable(),
    actor: z.string().nullable().openapi({ description: 'Null where a customer or the clock moved it' }),
    actorName: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .openapi('StockMovement')

const movements = staffRoute('stock.read', {
  method: 'get',
  path: '/staff-api/v1/stock/{id}/movements',
  tags,
  summary: 'Every change of what can be sold of a pack, the newest first',
  request: { params: IdPath, query: NumberPage },
  responses: { 200: json(listOf(Movement), 'A page of movements'), ...failures(400) },
})

/** How much of what, where it is, and how it came to that (STOCK-6). */
export function stockListCalls({ database, now }: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { state, language, ...page } = c.req.valid('query')
    const { q = null, code = null, limit } = page
    const atMost = state === undefined ? null : state === 'low' ? lowStock : 0
    const query = {
      afterId: numberAfter(page),
      limit,
      q,
      code,
      atMost,
      languageId: languages[language].languageId,
    }
    const rows = await listStock(database, query)
    const figures = await packFigures(database, {
      variantIds: rows.map(({ variantId }) => variantId),
      now: now(),
    })
    const view = (pack: PackStock) => packView(pack, language, figures.get(pack.variantId))
    return c.json(numberList(rows, page, { numberOf: ({ variantId }) => variantId, view }), 200)
  })
  router.openapi(one, async (c) => {
    const variantId = c.req.valid('param').id
    const { language } = c.req.valid('query')
    const query = { variantIds: [variantId], languageId: languages[language].languageId }
    const pack = (await readPackStock(database, query)).get(variantId)
    if (!pack) throw notFound('pack')
    const figures = await packFigures(database, { variantIds: [variantId], now: now() })
    return c.json(packView(pack, language, figures.get(variantId)), 200)
  })
  router.openapi(movements, async (c) => {
    const page = c.req.valid('query')
    const beforeId = numberAfter(page) || Number.MAX_SAFE_INTEGER
    const query = { variantId: c.req.valid('param').id, beforeId, limit: page.limit }
    const rows = await withOwnOrders(database, await listMovements(database, query), c.var.staff)
    const names = await readNames(
      database,
      rows.flatMap(({ actor }) => actor ?? []),
    )
    const view = (row: (typeof rows)[number]) => ({
      ...row,
      at: row.at.toISOString(),
      actorName: (row.actor && names.get(row.actor)) || null,
    })
    return c.json(numberList(rows, page, { numberOf: ({ movementId }) => movementId, view }), 200)
  })
  return router
}

const nothing: PackFigures = { held: 0, inLots: 0, blocked: 0, withheld: 0, nextBestBefore: null, sold: 0 }

function packView(
  { content, ...pack }: PackStock,
  language: LanguageCode,
  { sold, withheld, ...figures }: PackFigures = nothing,
) {
  const soldPerWeek = Math.round((sold / soldWeeks) * 10) / 10
  const daysLeft = sold === 0 ? null : Math.floor((pack.available * soldWeeks * 7) / sold)
  // A customer may buy between the two readings.
  const withoutLot = Math.max(0, pack.available + figures.held + withheld - figures.inLots)
  const size = packSizeText(content, language, content.pack)
  return { ...pack, pack: size, ...figures, withoutLot, soldPerWeek, daysLeft }
}
