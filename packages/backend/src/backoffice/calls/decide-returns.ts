import type { ToldReason } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { type ApiEnv, createRouter, failures, json, notFound, type Router } from '../../http/index.ts'
import { moveReturn } from '../../returns/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { onceByKey } from '../once-by-key.ts'
import { changeRequest } from './change-request.ts'
import { conflict } from './conflict.ts'
import { hasWords, reasonFields, wordsNeeded } from './reason-schemas.ts'
import { Cents, limitOf, MadeRefund, refundRefusals } from './refund-answers.ts'

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

/** RETURNS-7: the steps of a return, by staff and by other programs. */
export function decideReturnCalls(context: AppContext): Router {
  const router = createRouter()
  const move = (c: Context<ApiEnv>, returnId: number, step: Step) => {
    const { actor: by, siteIds } = c.var.staff
    return onceByKey(context, c, { returnId, ...step }, async (transaction) => {
      const change = { returnId, ...step, limit: limitOf(c.var.staff), siteIds, by }
      const moved = await moveReturn(context, transaction, change)
      if (!moved.ok) throw refused[moved.reason]()
      return { returnId, status: step.status, refund: moved.value.refund }
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

const refused = {
  ...refundRefusals,
  'no-such-return': () => notFound('return'),
  'no-such-step': conflict('no-such-step', 'The return does not go that way.'),
  'reason-missing': conflict('reason-missing', 'Say why the return is refused.'),
}
