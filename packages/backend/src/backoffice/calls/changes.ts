import { z } from '@hono/zod-openapi'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, notFound, Refusal, type Router } from '../../http/index.ts'
import { moveReturn } from '../../returns/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { onceByKey } from '../once-by-key.ts'
import { changeRequest } from './change-request.ts'

const decide = staffRoute('returns.decide', {
  method: 'post',
  path: '/staff-api/v1/returns/{id}/status',
  tags: ['returns'],
  summary: 'Move a return one step on; the customer gets a mail',
  request: changeRequest(z.strictObject({ status: z.enum(['received', 'refunded', 'refused']) })),
  responses: {
    200: json(z.object({ returnId: z.int(), status: z.string() }), 'The return'),
    ...failures(400, 404, 409),
  },
})

/** STAFF-7: changes through the same use cases as `npm run staff`, with the token as who did it. */
export function changeCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(decide, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const step = { returnId: c.req.valid('param').id, status: c.req.valid('json').status }
    const answer = await onceByKey(context, c, step, async (transaction) => {
      const changed = await moveReturn(context, transaction, { ...step, siteIds, by })
      if (!changed.ok) throw refused[changed.reason]()
      return step
    })
    return c.json(answer, 200)
  })
  return router
}

const refused = {
  'no-such-return': () => notFound('return'),
  'no-such-step': conflict('no-such-step', 'The return does not go that way.'),
}

function conflict(code: string, title: string, status: ContentfulStatusCode = 409): () => Refusal {
  return () => new Refusal({ status, code, title })
}
