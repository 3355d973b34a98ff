import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { createRouter, failures, IdPath, json, type Router, unwrap } from '../../http/index.ts'
import { mailStates } from '../../mail/index.ts'
import { exportRecalled, listRecalled, readRecallLetters, sendRecall } from '../../orders/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { createRequest } from '../shared/change-request.ts'
import { hasWords, reasonFields, wordsNeeded } from '../shared/reason-schemas.ts'
import { goodsProblems } from '../shared/refusals.ts'

const tags = ['lots']
const Id = z.int().min(1).max(2_147_483_647)

const recalled = staffRoute('recall.run', {
  method: 'get',
  path: '/staff-api/v1/recalls/{id}',
  tags,
  summary: 'Every order that got pieces of a lot, with whom and when; the id is that of the lot',
  request: { params: IdPath },
  responses: {
    200: json(
      z.object({
        items: z.array(
          z
            .object({
              orderId: z.int(),
              siteId: z.int(),
              languageId: z.int(),
              firstName: z.string(),
              lastName: z.string(),
              emailAddress: z.string(),
              phoneNumber: z.string().nullable(),
              description: z.string(),
              pieces: z.int(),
              sentAt: z.iso.datetime(),
              letter: z
                .object({
                  state: z.enum(mailStates),
                  at: z.iso.datetime().openapi({ description: 'When it was sent, or else made' }),
                })
                .nullable()
                .openapi({ description: 'The letter that the order got because of the lot' }),
            })
            .openapi('RecalledOrder'),
        ),
      }),
      'The orders',
    ),
    ...failures(400),
  },
})

const exported = staffRoute(
  'recall.run',
  {
    method: 'get',
    path: '/staff-api/v1/recalls/{id}/list.csv',
    tags,
    summary: 'The same list as CSV; who takes it along is written down',
    request: { params: IdPath },
    responses: {
      200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
      ...failures(400, 404),
    },
  },
  { stepUp: true },
)

const recall = staffRoute(
  'recall.run',
  {
    method: 'post',
    path: '/staff-api/v1/recalls',
    tags,
    summary:
      'Block a lot and write to everybody who got pieces of it, each in the language of the order; an order gets one letter, however often',
    request: createRequest(
      z.strictObject({ lotId: Id, ...reasonFields('recall') }).refine(hasWords, wordsNeeded),
    ),
    responses: {
      200: json(z.object({ recallId: z.int(), letters: z.int() }), 'How many letters are new'),
      ...failures(400, 404, 409),
    },
  },
  { stepUp: true },
)

/** Who got pieces of a lot, and letters to them (LOTS-4). */
export function recallCalls(context: AppContext): Router {
  const { database } = context
  const router = createRouter()
  router.openapi(recalled, async (c) => {
    const lot = { lotId: c.req.valid('param').id, siteIds: c.var.staff.siteIds }
    const rows = await listRecalled(database, lot)
    const orderIds = rows.map(({ orderId }) => orderId)
    const letters = await readRecallLetters(database, { lotId: lot.lotId, orderIds })
    const items = rows.map((row) => {
      const letter = letters.get(row.orderId)
      return {
        ...row,
        sentAt: row.sentAt.toISOString(),
        letter: letter ? { ...letter, at: letter.at.toISOString() } : null,
      }
    })
    return c.json({ items }, 200)
  })
  router.openapi(exported, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const lot = { lotId: c.req.valid('param').id, siteIds, by }
    const file = unwrap(
      await inTransaction(context, (transaction) => exportRecalled(context, transaction, lot)),
      goodsProblems,
    )
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', `attachment; filename="recall-${lot.lotId}.csv"`)
    return c.body(file, 200)
  })
  router.openapi(recall, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const input = c.req.valid('json')
    const answer = await onceByKey(context, c, input, async (transaction) => {
      const sent = unwrap(await sendRecall(context, transaction, { ...input, siteIds, by }), goodsProblems)
      return sent
    })
    return c.json(answer, 200)
  })
  return router
}
