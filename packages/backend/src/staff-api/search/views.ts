import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  createRouter,
  failures,
  IdempotencyHeaders,
  IdPath,
  json,
  notFound,
  type Router,
} from '../../http/index.ts'
import { memberOf, onceByKey, staffRoute } from '../../staff/index.ts'
import { listNames } from '../search-words.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'
import { createRequest } from '../shared/change-request.ts'

const tags = ['views']
const List = z.enum(listNames)
const Filters = z
  .record(z.string().max(40), z.string().max(100))
  .refine((all) => Object.keys(all).length <= 20)

const View = z
  .object({
    viewId: z.int(),
    name: z.string(),
    filters: z.record(z.string(), z.string()),
    isShared: z.boolean(),
    isOwn: z.boolean(),
  })
  .openapi('SavedView')

const list = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/views',
  tags,
  summary: 'Views of a list: own ones, and those that others share',
  request: { query: z.strictObject({ list: List }) },
  responses: { 200: json(z.object({ items: z.array(View) }), 'Views'), ...failures(400) },
})

const NewView = z.strictObject({
  list: List,
  name: z.string().trim().min(1).max(40),
  filters: Filters,
  isShared: z.boolean().default(false),
})

const save = staffRoute('signed-in', {
  method: 'post',
  path: '/staff-api/v1/views',
  tags,
  summary: 'Keep filters of a list under a name',
  request: createRequest(NewView),
  responses: { 200: json(z.object({ viewId: z.int() }), 'Kept'), ...failures(400, 409) },
})

const remove = staffRoute('signed-in', {
  method: 'delete',
  path: '/staff-api/v1/views/{id}',
  tags,
  summary: 'Remove a view of one’s own',
  request: { params: IdPath, headers: IdempotencyHeaders },
  responses: { 200: json(z.object({ viewId: z.int() }), 'Removed'), ...failures(400, 404, 409) },
})

/** Saved filters of a list (OFFICE-5). */
export function viewCalls(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { memberId } = memberOf(c.var.staff)
    const items = await listViews(database, { memberId, list: c.req.valid('query').list })
    return c.json({ items }, 200)
  })
  router.openapi(save, async (c) => {
    const { memberId } = memberOf(c.var.staff)
    const view = c.req.valid('json')
    const answer = await onceByKey(context, c, view, (transaction) =>
      saveView(transaction, { ...view, memberId, now: now() }),
    )
    return c.json(answer, 200)
  })
  router.openapi(remove, async (c) => {
    const { memberId } = memberOf(c.var.staff)
    const viewId = c.req.valid('param').id
    const answer = await onceByKey(context, c, { viewId }, async (transaction) => {
      if (!(await deleteView(transaction, { viewId, memberId }))) throw notFound('view')
      return { viewId }
    })
    return c.json(answer, 200)
  })
  return router
}
