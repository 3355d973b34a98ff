import { repeatLimits, repeatStates } from '@haverhof/domain/repeat-delivery'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { type ApiEnv, createRouter, failures, json, type Router, unwrap } from '../../http/index.ts'
import { changeForCustomer, repeatProblems } from '../../repeat-delivery/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'

const tags = ['customers']

const reason = z
  .string()
  .trim()
  .min(1)
  .max(repeatLimits.reason)
  .openapi({ description: 'For the log, which the customer can take along' })
const request = changeRequest(z.strictObject({ reason }))

const Changed = z
  .object({
    repeatDeliveryId: z.int(),
    state: z.enum(repeatStates),
    day: z.iso.date().openapi({ description: 'On which the next delivery arrives, or would have' }),
  })
  .openapi('ChangedRepeatDelivery')

const responses = { 200: json(Changed, 'What has become of it'), ...failures(400, 404, 409) }

const pause = staffRoute('repeats.change', {
  method: 'post',
  path: '/staff-api/v1/repeat-deliveries/{id}/pause',
  tags,
  summary: 'Pause a repeat delivery for its customer, who gets a mail; one that is paused stays as it is',
  request,
  responses,
})

const resume = staffRoute('repeats.change', {
  method: 'post',
  path: '/staff-api/v1/repeat-deliveries/{id}/resume',
  tags,
  summary: 'Let a repeat delivery go on for its customer; the next delivery is announced by mail',
  request,
  responses,
})

const end = staffRoute('repeats.change', {
  method: 'post',
  path: '/staff-api/v1/repeat-deliveries/{id}/end',
  tags,
  summary: 'End a repeat delivery for its customer, who gets a mail; what is ordered already stays an order',
  request,
  responses,
})

/** Staff pause, resume and end a repeat delivery for its customer (REPEAT-22). */
export function repeatDeliveryCalls(context: AppContext): Router {
  const router = createRouter()
  const change = async (
    c: Context<ApiEnv>,
    wanted: { repeatDeliveryId: number; reason: string; wish: 'pause' | 'resume' | 'end' },
  ) => {
    // Kept in memory, so the transaction asks for no second connection.
    await context.sites.scopes()
    const { siteIds, actor: by } = c.var.staff
    return onceByKey(context, c, wanted, async (transaction) =>
      unwrap(await changeForCustomer(context, transaction, { ...wanted, siteIds, by }), repeatProblems),
    )
  }
  router.openapi(pause, async (c) => {
    const wanted = { repeatDeliveryId: c.req.valid('param').id, ...c.req.valid('json') }
    return c.json(await change(c, { ...wanted, wish: 'pause' }), 200)
  })
  router.openapi(resume, async (c) => {
    const wanted = { repeatDeliveryId: c.req.valid('param').id, ...c.req.valid('json') }
    return c.json(await change(c, { ...wanted, wish: 'resume' }), 200)
  })
  router.openapi(end, async (c) => {
    const wanted = { repeatDeliveryId: c.req.valid('param').id, ...c.req.valid('json') }
    return c.json(await change(c, { ...wanted, wish: 'end' }), 200)
  })
  return router
}
