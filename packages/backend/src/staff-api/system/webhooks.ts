import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import {
  type ApiEnv,
  badInput,
  createRouter,
  failures,
  IdempotencyHeaders,
  IdPath,
  json,
  notFound,
  type Router,
  type StaffCaller,
} from '../../http/index.ts'
import {
  addEndpoint,
  listEndpoints,
  removeEndpoint,
  replayEvents,
  rotateSecret,
  urlProblem,
  webhookEventTypes,
} from '../../webhooks/index.ts'
import { onceByKey, requireStepUp, staffRoute } from '../../staff/index.ts'
import { changeRequest, createRequest } from '../shared/change-request.ts'

const tags = ['webhooks']
const Secret = z.string().openapi({ description: 'Signs deliveries; shown this once' })

const Endpoint = z
  .object({
    endpointId: z.int(),
    url: z.string(),
    eventTypes: z.array(z.enum(webhookEventTypes)),
    siteIds: z.array(z.int()).nullable(),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
    waiting: z.int(),
    parked: z.int().openapi({ description: 'Deliveries that are not tried any more; replay them' }),
    lastError: z.string().nullable(),
  })
  .openapi('WebhookEndpoint')

const list = staffRoute('webhooks.edit', {
  method: 'get',
  path: '/staff-api/v1/webhooks',
  tags,
  summary: 'Endpoints and what waits for them',
  responses: { 200: json(z.object({ items: z.array(Endpoint) }), 'The endpoints') },
})

const add = staffRoute('webhooks.edit', {
  method: 'post',
  path: '/staff-api/v1/webhooks',
  tags,
  summary: 'Be told of events at an address',
  request: createRequest(
    z.strictObject({
      url: z.string().max(500),
      eventTypes: z.array(z.enum(webhookEventTypes)).min(1),
      siteIds: z.array(z.int()).min(1).optional(),
    }),
  ),
  responses: {
    200: json(z.object({ endpointId: z.int(), secret: Secret }), 'The endpoint'),
    ...failures(400, 409),
  },
})

const rotate = staffRoute('webhooks.edit', {
  method: 'post',
  path: '/staff-api/v1/webhooks/{id}/rotate',
  tags,
  summary: 'A new secret; for a day the old one signs as well',
  request: { params: IdPath, headers: IdempotencyHeaders },
  responses: { 200: json(z.object({ secret: Secret }), 'The new secret'), ...failures(400, 404, 409) },
})

const replay = staffRoute('webhooks.edit', {
  method: 'post',
  path: '/staff-api/v1/webhooks/{id}/replay',
  tags,
  summary: 'Deliver one event, or those of a span, again: at most 10,000 at once',
  request: changeRequest(
    z.union([
      z.strictObject({ eventId: z.int().min(1) }),
      z.strictObject({
        since: z.iso.datetime({ offset: true }),
        until: z.iso.datetime({ offset: true }),
      }),
    ]),
  ),
  responses: {
    200: json(z.object({ replayed: z.int() }), 'How many are on their way'),
    ...failures(400, 404, 409),
  },
})

const remove = staffRoute('webhooks.edit', {
  method: 'delete',
  path: '/staff-api/v1/webhooks/{id}',
  tags,
  summary: 'Be told no more',
  request: { params: IdPath },
  responses: { 204: { description: 'It is gone' }, ...failures(400, 404) },
})

export function webhookCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const endpoints = await listEndpoints(context.database, ownSites(c.var.staff))
    const items = endpoints.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() }))
    return c.json({ items }, 200)
  })
  router.openapi(add, async (c) => {
    proveAgain(c)
    const { url, eventTypes, siteIds } = c.req.valid('json')
    const problem = urlProblem(url, { local: context.env.SHOP_ENV !== 'production' })
    if (problem) throw badInput('url', `must be an https address on the internet (${problem})`)
    const { actor: by } = c.var.staff
    const endpoint = { url, eventTypes, siteIds: chosenSites(c.var.staff, siteIds), by }
    const answer = await onceByKey(context, c, endpoint, (transaction) =>
      addEndpoint(context, transaction, endpoint),
    )
    return c.json(answer, 200)
  })
  router.openapi(rotate, async (c) => {
    proveAgain(c)
    const own = ownEndpoint(c.var.staff, c.req.valid('param').id)
    const answer = await onceByKey(context, c, own, async (transaction) => {
      const secret = await rotateSecret(context, transaction, own)
      if (secret === null) throw notFound('webhook')
      return { secret }
    })
    return c.json(answer, 200)
  })
  router.openapi(replay, async (c) => {
    const input = c.req.valid('json')
    const which = 'eventId' in input ? input : { since: new Date(input.since), until: new Date(input.until) }
    const query = { ...ownEndpoint(c.var.staff, c.req.valid('param').id), ...which }
    const answer = await onceByKey(context, c, query, async (transaction) => {
      const replayed = await replayEvents(context, transaction, query)
      if (replayed === null) throw notFound('webhook')
      return { replayed }
    })
    return c.json(answer, 200)
  })
  router.openapi(remove, async (c) => {
    const own = ownEndpoint(c.var.staff, c.req.valid('param').id)
    const removed = await inTransaction(context, (transaction) => removeEndpoint(context, transaction, own))
    if (!removed) throw notFound('webhook')
    return c.body(null, 204)
  })
  return router
}

/** A stolen session sends nothing elsewhere (WEBHOOKS-10). A program has no second proof; what it added ends with its token. */
function proveAgain(c: Context<ApiEnv>): void {
  if (c.var.staff.kind === 'member') requireStepUp(c)
}

function ownSites({ siteIds, isForAllSites }: StaffCaller): { siteIds: readonly number[] | null } {
  return { siteIds: isForAllSites ? null : siteIds }
}

function ownEndpoint(caller: StaffCaller, endpointId: number) {
  return { endpointId, ...ownSites(caller), by: caller.actor }
}

/** An endpoint gets no event that its token cannot read (STAFF-2). */
function chosenSites(caller: StaffCaller, siteIds: number[] | undefined): readonly number[] | null {
  if (siteIds === undefined) return ownSites(caller).siteIds
  if (!siteIds.every((siteId) => caller.siteIds.includes(siteId)))
    throw badInput('siteIds', 'must be sites of the token')
  return siteIds
}
