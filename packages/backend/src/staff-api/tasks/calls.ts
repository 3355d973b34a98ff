import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  badInput,
  BodyId,
  createRouter,
  failures,
  IdempotencyHeaders,
  IdPath,
  json,
  jsonBody,
  notFound,
  type Router,
} from '../../http/index.ts'
import type { Parcels } from '../../orders/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { type TaskKind, taskKinds, taskStates } from '../task-words.ts'
import { kindsOfTasks } from './kinds.ts'
import { planTask } from './plan-task.ts'
import { ownTasks, readTask, stopTask, type TaskProgress } from './read-task.ts'
import { mostThings, type TaskStart, workOnTask, writeTask } from './start-task.ts'
import { createRequest } from '../shared/change-request.ts'
import { Carrier, ParcelNumbers } from '../shared/schemas.ts'

const tags = ['tasks']

const Progress = z
  .object({
    taskId: z.int(),
    kind: z.enum(taskKinds),
    state: z.enum(taskStates),
    total: z.int(),
    done: z.int(),
    refused: z.int(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .openapi('TaskProgress')

const Refused = z.object({ entityId: z.int(), code: z.string(), message: z.string() }).openapi('TaskRefusal')

const Look = z.record(z.string(), z.string().nullable())

const Task = Progress.extend({
  refusals: z.array(Refused).openapi({ description: 'The first 200 of those that were refused, and why' }),
}).openapi('Task')

const Things = z.strictObject({ ids: z.array(BodyId).min(1).max(mostThings) })

const OrdersToShip = Things.extend({
  carrier: Carrier.openapi({ description: 'Who brings all of them' }),
  parcels: z
    .array(z.strictObject({ orderId: BodyId, parcelNumbers: ParcelNumbers }))
    .max(mostThings)
    .default([])
    .openapi({ description: 'The parcel numbers of those orders whose numbers are known' }),
})

/** What each kind takes when it is started. */
const starts = { 'ship-orders': OrdersToShip, 'retry-mails': Things } satisfies Record<TaskKind, z.ZodType>

const startOf = (kind: TaskKind) =>
  staffRoute(kindsOfTasks[kind].permission, {
    method: 'post',
    path: `/staff-api/v1/tasks/${kind}` as const,
    tags,
    summary: `${summaries[kind]}, each by itself; up to 50 are done when the call is answered, more go on behind the scenes`,
    request: createRequest(starts[kind]),
    responses: { 200: json(Task, 'How far it is'), ...failures(400) },
  })

const planOf = (kind: TaskKind) =>
  staffRoute(kindsOfTasks[kind].permission, {
    method: 'post',
    path: `/staff-api/v1/tasks/${kind}/plan` as const,
    tags,
    summary: `${summaries[kind]}: what would be changed or refused, and why; nothing is changed yet`,
    request: { body: jsonBody(Things) },
    responses: {
      200: json(
        z
          .object({
            total: z.int(),
            tried: z.int().openapi({ description: 'Of very many only the first are tried' }),
            refusals: z.array(Refused),
            changes: z
              .array(z.object({ entityId: z.int(), before: Look, after: Look }))
              .openapi({ description: 'The first 20 that would be done, before and after' }),
          })
          .openapi('TaskPlan'),
        'The plan',
      ),
      ...failures(400),
    },
  })

const summaries: Record<TaskKind, string> = {
  'ship-orders': 'Send all that is left of several orders',
  'retry-mails': 'Try several mails again',
}

const list = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/tasks',
  tags,
  summary: 'My tasks that run or ended within the hour, the newest first',
  responses: { 200: json(z.object({ items: z.array(Progress) }), 'The tasks') },
})

const read = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/tasks/{id}',
  tags,
  summary: 'One of my tasks, and what was refused',
  request: { params: IdPath },
  responses: { 200: json(Task, 'The task'), ...failures(400, 404) },
})

const stop = staffRoute('signed-in', {
  method: 'post',
  path: '/staff-api/v1/tasks/{id}/stop',
  tags,
  summary: 'Begin nothing further; what was done stays done',
  request: { params: IdPath, headers: IdempotencyHeaders },
  responses: { 200: json(Task, 'The task'), ...failures(400, 404) },
})

/** Bulk tasks: one change applied to up to 5,000 things (TASKS-1). */
export function taskCalls(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  for (const kind of taskKinds) addKind(router, context, kind)
  router.openapi(list, async (c) => {
    const items = await ownTasks(database, { by: c.var.staff.actor, now: now() })
    return c.json({ items: items.map(progressView) }, 200)
  })
  router.openapi(read, async (c) => {
    const query = { taskId: c.req.valid('param').id, by: c.var.staff.actor }
    return c.json(await taskView(context, query), 200)
  })
  router.openapi(stop, async (c) => {
    const query = { taskId: c.req.valid('param').id, by: c.var.staff.actor }
    await stopTask(database, { ...query, now: now() })
    return c.json(await taskView(context, query), 200)
  })
  return router
}

function addKind(router: Router, context: AppContext, kind: TaskKind): void {
  router.openapi(planOf(kind), async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const items = c.req.valid('json').ids.map((entityId) => ({ entityId }))
    return c.json(await planTask(context, { kind, by, siteIds, items }), 200)
  })
  router.openapi(startOf(kind), async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const items = itemsOf(c.req.valid('json'))
    const { taskId } = await onceByKey(context, c, { kind, items }, (transaction) =>
      writeTask(context, transaction, { kind, by, siteIds, items }),
    )
    await workOnTask(context, taskId, items.length)
    return c.json(await taskView(context, { taskId, by }), 200)
  })
}

/** Each order with what is known of its parcel (SHIPMENTS-8). */
function itemsOf(started: z.infer<(typeof starts)[TaskKind]>): TaskStart['items'] {
  const { ids } = started
  if (!('parcels' in started)) return ids.map((entityId) => ({ entityId }))
  const { carrier, parcels } = started
  const chosen = new Set(ids)
  const numbersOf = new Map(parcels.map(({ orderId, parcelNumbers }) => [orderId, parcelNumbers]))
  const isEachOnce =
    numbersOf.size === parcels.length && [...numbersOf.keys()].every((orderId) => chosen.has(orderId))
  if (!isEachOnce) throw badInput('parcels', 'must name an order of `ids`, and each once')
  return ids.map((entityId) => {
    const input: Parcels = { carrier, parcelNumbers: numbersOf.get(entityId) ?? [] }
    return carrier === null && input.parcelNumbers.length === 0 ? { entityId } : { entityId, input }
  })
}

async function taskView({ database }: AppContext, query: { taskId: number; by: string }) {
  const task = await readTask(database, query)
  if (!task) throw notFound('task')
  const { refusals, ...progress } = task
  return { ...progressView(progress), refusals }
}

function progressView({ startedAt, finishedAt, ...rest }: TaskProgress) {
  return {
    ...rest,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
