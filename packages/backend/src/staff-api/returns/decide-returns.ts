import type { ToldReason } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { type ApiEnv, createRouter, failures, json, type Router, unwrap } from '../../http/index.ts'
import { moveReturn } from '../../returns/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'
import { hasWords, reasonFields, wordsNeeded } from '../shared/reason-schemas.ts'
import { Cents, limitOf, MadeRefund } from '../shared/refund-answers.ts'
import { returnProblems } from './refusals.ts'

const tags = ['returns']

const Moved = z
  .object({ returnId: z.int(), status: z.string(), refund: MadeRefund.nullable() })
  .openapi('MovedReturn')

const responses = { 200: json(Moved, 'The return'), ...failures(400, 404, 409) }

const receive = staffRoute('returns.receive', {
  method: 'post',
  path: '/staff-api/v1/returns/{id}/receive',
  tags,
  summary: 'The goods of a return have come; the customer gets a mail',
  request: changeRequest(z.strictObject({})),
  responses,
})

const refund = staffRoute('returns.decide', {
  method: 'post',
  path: '/staff-api/v1/returns/{id}/refund',
  tags,
  summary: 'Give back the money of a return: credit note, stock, mail',
  request: changeRequest(
    z.strictObject({
      restock: z.boolean().openapi({ description: 'Whether the goods can be sold again' }),
      deliveryCents: Cents.min(0).max(100_000_000).default(0),
    }),
  ),
  responses,
})

const refuse = staffRoute('returns.decide', {
  method: 'post',
  path: '/staff-api/v1/returns/{id}/refuse',
  tags,
  summary: 'Refuse a return, with a reason that the customer is told in the language of the order',
  request: changeRequest(z.strictObject(reasonFields('return')).refine(hasWords, wordsNeeded)),
  responses,
})

type Step =
  | { status: 'received' }
  | { status: 'refunded'; refund: { restock: boolean; costsCents: number } }
  | { status: 'refused'; refusal: ToldReason<'return'> }

/** The steps of a return, by staff and by other programs (RETURNS-7). */
export function decideReturnCalls(context: AppContext): Router {
  const router = createRouter()
  const move = (c: Context<ApiEnv>, returnId: number, step: Step) => {
    const { actor: by, siteIds } = c.var.staff
    return onceByKey(context, c, { returnId, ...step }, async (transaction) => {
      const change = { returnId, ...step, limit: limitOf(c.var.staff), siteIds, by }
      const moved = unwrap(await moveReturn(context, transaction, change), returnProblems)
      return { returnId, status: step.status, refund: moved.refund }
    })
  }
  router.openapi(receive, async (c) =>
    c.json(await move(c, c.req.valid('param').id, { status: 'received' }), 200),
  )
  router.openapi(refund, async (c) => {
    const { restock, deliveryCents: costsCents } = c.req.valid('json')
    const step = { status: 'refunded', refund: { restock, costsCents } } as const
    return c.json(await move(c, c.req.valid('param').id, step), 200)
  })
  router.openapi(refuse, async (c) => {
    const step = { status: 'refused', refusal: c.req.valid('json') } as const
    return c.json(await move(c, c.req.valid('param').id, step), 200)
  })
  return router
}
