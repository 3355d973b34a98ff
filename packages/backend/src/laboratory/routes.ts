import { createRoute, z } from '@hono/zod-openapi'
import { requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, json, neverStored, type Router, unwrap } from '../http/index.ts'
import { listResults } from './list-results.ts'
import { markRead } from './read-report.ts'
import { SampleResults } from './schemas.ts'

const tags = ['account']

const list = createRoute({
  method: 'get',
  path: '/api/account/results',
  tags,
  summary: 'The samples of the customer and how far the laboratory is with them',
  responses: { 200: json(SampleResults, 'All samples of paid orders'), ...failures(401, 421) },
})

const read = createRoute({
  method: 'post',
  path: '/api/account/results/{key}/read',
  tags,
  summary: 'The customer has opened a result',
  request: {
    params: z.object({
      key: z
        .string()
        .max(100)
        .openapi({ param: { name: 'key', in: 'path' } }),
    }),
  },
  responses: { 204: { description: 'Done' }, ...failures(400, 401, 403, 404, 421) },
})

export function laboratoryRoutes(context: AppContext): Router {
  const router = createRouter()
  router.use('/api/account/results', neverStored)
  router.use('/api/account/results/*', neverStored)
  router.openapi(list, async (c) => {
    const { userId, siteId } = requireCustomer(c)
    const results = await listResults(context.database, { userId, siteIds: [siteId] })
    return c.json({ results, unreadCount: results.filter((result) => result.isUnread).length }, 200)
  })
  router.openapi(read, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await markRead(context, { key: c.req.valid('param').key, userId }))
    return c.body(null, 204)
  })
  return router
}
