import { mailingIdPattern } from '@haverhof/domain/sites'
import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, type Router } from '../http/index.ts'
import { statement } from '../database/index.ts'
import { deleteRows } from '../jobs/index.ts'

const conversion = createRoute({
  method: 'post',
  path: '/api/conversion',
  tags: ['tracking'],
  summary: 'A visit came from a mailing',
  request: {
    query: z.object({
      mailplusId: z.string().regex(mailingIdPattern, 'must be the id of a mailing'),
    }),
  },
  responses: { 204: { description: 'Counted' }, ...failures(400, 403) },
})

export function trackingRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(conversion, async (c) => {
    const { siteId, languageId } = c.var.scope
    const now = context.now()
    const day = now.toISOString().slice(0, 10)
    await context.database.rows(record, {
      mailplusId: c.req.valid('query').mailplusId,
      day,
      siteId,
      languageId,
      now,
    })
    return c.body(null, 204)
  })
  return router
}

// Once per mailing and day, however often it is reported (SITES-10).
const record = statement<{ mailplusId: string; day: string; siteId: number; languageId: number; now: Date }>(
  'tracking-conversion',
  'insert into conversion values (:mailplusId, :day, :siteId, :languageId, :now) on conflict do nothing',
)

export const conversionRetention = deleteRows('visits from mailings', 'conversion', 'created_at < :before')
