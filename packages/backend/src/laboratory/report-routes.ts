import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../app-context.ts'
import {
  addHeader,
  type ApiEnv,
  createRouter,
  failures,
  json,
  notFound,
  type Router,
  unwrap,
} from '../http/index.ts'
import { describeSample } from './describe-sample.ts'
import { readSampleReport } from './read-sample-report.ts'
import { laboratoryProblems } from './refusals.ts'
import { SampleReport } from './report-schemas.ts'

const report = createRoute({
  method: 'get',
  path: '/api/results/{key}',
  tags: ['results'],
  summary: 'What the laboratory found in a sample, for every caller that has the key of its result',
  request: {
    params: z.object({
      key: z
        .string()
        .regex(/^[\w-]{22,64}$/, 'must be the key of a result')
        .openapi({ param: { name: 'key', in: 'path' } }),
    }),
  },
  responses: { 200: json(SampleReport, 'The report as far as it is'), ...failures(400, 404, 421) },
})

const describe = createRoute({
  method: 'put',
  path: '/api/results/{key}/sample',
  tags: ['results'],
  summary: 'Says whether a sample that is still to come in is hay or silage, and when it was taken',
  request: {
    params: report.request.params,
    body: {
      content: {
        'application/json': {
          schema: z
            .object({
              sampleType: z
                .string()
                .max(40)
                .nullish()
                .openapi({ example: 'hay', description: 'hay or silage' }),
              takenOn: z
                .string()
                .max(40)
                .nullish()
                .openapi({ example: '16-11-2026', description: 'DD-MM-YYYY' }),
            })
            .openapi('SampleDetails'),
        },
      },
    },
  },
  responses: { 204: { description: 'Done' }, ...failures(400, 403, 404, 409, 421) },
})

export function reportRoutes(context: AppContext): Router {
  const router = createRouter()
  router.use('/api/results/*', unseen)
  router.openapi(report, async (c) => {
    const read = await readSampleReport(context, c.var.scope, c.req.valid('param').key)
    if (!read) throw notFound('result')
    return c.json(read, 200)
  })
  router.openapi(describe, async (c) => {
    const { sampleType, takenOn } = c.req.valid('json')
    const typed = { sampleType: sampleType ?? '', takenOn: takenOn ?? '' }
    unwrap(await describeSample(context, c.req.valid('param').key, typed), laboratoryProblems)
    return c.body(null, 204)
  })
  return router
}

/**
 * The address is a key: it is kept by no cache, found by no search, told to no other site (LABORATORY-62). Failures are no
 * exception.
 */
const unseen: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next()
  addHeader(c, 'cache-control', 'no-store')
  addHeader(c, 'x-robots-tag', 'noindex')
  addHeader(c, 'referrer-policy', 'no-referrer')
}
