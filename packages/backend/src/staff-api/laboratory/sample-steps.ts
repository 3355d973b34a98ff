import { longestNote, sampleTypes } from '@haverhof/domain/laboratory'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, notFound, type Router, unwrap } from '../../http/index.ts'
import {
  enterAdvice,
  enterCorrection,
  enterMeasurement,
  readBenchSample,
  takeIn,
} from '../../laboratory/index.ts'
import type { Transaction } from '../../database/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'
import { BenchSampleDetail, sampleDetailView } from './sample-schemas.ts'
import { sampleProblems } from './refusals.ts'

const tags = ['samples']
const responses = { 200: json(BenchSampleDetail, 'The sample'), ...failures(400, 404, 409) }
const Values = z
  .record(z.string().max(40), z.number())
  .refine((values) => Object.keys(values).length <= 40, 'must be the values of one sample')

const receive = staffRoute('samples.receive', {
  method: 'post',
  path: '/staff-api/v1/samples/{id}/receipt',
  tags,
  summary: 'A sample came in; the customer gets a mail',
  request: changeRequest(
    z.strictObject({
      sampleType: z
        .enum(sampleTypes)
        .nullable()
        .default(null)
        .openapi({ description: 'Null: as the customer said' }),
      receivedOn: z
        .string()
        .max(10)
        .nullable()
        .default(null)
        .openapi({ description: 'DD-MM-YYYY; null: today' }),
    }),
  ),
  responses,
})

const measure = staffRoute('samples.measure', {
  method: 'post',
  path: '/staff-api/v1/samples/{id}/measurement',
  tags,
  summary: 'Everything that was measured in a sample, at once',
  request: changeRequest(z.strictObject({ sampleType: z.enum(sampleTypes), values: Values })),
  responses,
})

const correct = staffRoute('samples.measure', {
  method: 'post',
  path: '/staff-api/v1/samples/{id}/correction',
  tags,
  summary: 'Values that were wrong, as they should be; the customer reads why',
  request: changeRequest(z.strictObject({ values: Values, reason: z.string().max(2000) })),
  responses: {
    ...responses,
    200: json(
      BenchSampleDetail.extend({ isTold: z.boolean().openapi({ description: 'The customer gets a mail' }) }),
      'The sample',
    ),
  },
})

const advise = staffRoute('samples.advise', {
  method: 'post',
  path: '/staff-api/v1/samples/{id}/advice',
  tags,
  summary: 'An adviser has read the report, perhaps with a note; the customer gets a mail',
  request: changeRequest(
    z.strictObject({
      note: z
        .string()
        .max(2 * longestNote)
        .default(''),
    }),
  ),
  responses,
})

/** Receipt, measurement, correction and advice (LABORATORY-1, LABORATORY-6, LABORATORY-10, LABORATORY-22). */
export function sampleStepCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(receive, async (c) => {
    const step = { ...stepOf(c.req.valid('param').id, c.var.staff), ...c.req.valid('json') }
    const answer = await onceByKey(context, c, step, async (transaction) => {
      unwrap(await takeIn(context, transaction, step), sampleProblems)
      return sampleNow(transaction, step)
    })
    return c.json(answer, 200)
  })
  router.openapi(measure, async (c) => {
    const step = { ...stepOf(c.req.valid('param').id, c.var.staff), ...c.req.valid('json') }
    const answer = await onceByKey(context, c, step, async (transaction) => {
      unwrap(await enterMeasurement(context, transaction, step), sampleProblems)
      return sampleNow(transaction, step)
    })
    return c.json(answer, 200)
  })
  router.openapi(correct, async (c) => {
    const step = { ...stepOf(c.req.valid('param').id, c.var.staff), ...c.req.valid('json') }
    const answer = await onceByKey(context, c, step, async (transaction) => {
      const { isTold } = unwrap(await enterCorrection(context, transaction, step), sampleProblems)
      return { ...(await sampleNow(transaction, step)), isTold }
    })
    return c.json(answer, 200)
  })
  router.openapi(advise, async (c) => {
    const step = { ...stepOf(c.req.valid('param').id, c.var.staff), ...c.req.valid('json') }
    const answer = await onceByKey(context, c, step, async (transaction) => {
      unwrap(await enterAdvice(context, transaction, step), sampleProblems)
      return sampleNow(transaction, step)
    })
    return c.json(answer, 200)
  })
  return router
}

function stepOf(sampleId: number, { actor, siteIds }: { actor: string; siteIds: readonly number[] }) {
  return { sampleId, siteIds, by: actor }
}

async function sampleNow(
  transaction: Transaction,
  { sampleId, siteIds }: { sampleId: number; siteIds: readonly number[] },
) {
  const sample = await readBenchSample(transaction, { sampleId, siteIds })
  if (!sample) throw notFound('sample')
  return sampleDetailView(sample)
}
