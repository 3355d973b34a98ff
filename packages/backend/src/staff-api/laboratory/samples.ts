import { analyses, readSampleCode, sampleStatuses, sampleTypes } from '@haverhof/domain/laboratory'
import { DAY } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, IdPath, json, notFound, type Router } from '../../http/index.ts'
import {
  benchSamples,
  countSamples,
  findSample,
  readBenchReport,
  readBenchSample,
  SampleReport,
} from '../../laboratory/index.ts'
import { staffRoute } from '../../staff/index.ts'
import { countedList, countedListOf, Limit, numberAfter, NumberPage, WaitedDays } from '../shared/paging.ts'
import { benchSampleView, BenchSample, BenchSampleDetail, sampleDetailView } from './sample-schemas.ts'

const tags = ['samples']

const list = staffRoute('samples.read', {
  method: 'get',
  path: '/staff-api/v1/samples',
  tags,
  summary: 'Samples at the bench, the oldest first; those that are advised with the newest first',
  request: {
    query: z.strictObject({
      state: z
        .enum(sampleStatuses)
        .optional()
        .openapi({ description: 'Without it: all that are not advised' }),
      analysis: z.enum(analyses).optional(),
      sampleType: z.enum(sampleTypes).optional(),
      waitsDays: WaitedDays.optional().openapi({ description: 'For its next step, at least' }),
      after: NumberPage.shape.after,
      limit: Limit,
    }),
  },
  responses: { 200: json(countedListOf(BenchSample), 'A page of samples'), ...failures(400) },
})

const scan = staffRoute('samples.read', {
  method: 'get',
  path: '/staff-api/v1/samples/scan',
  tags,
  summary: 'The sample of a scanned code: that of its bag, its number or the address of its result',
  request: { query: z.strictObject({ code: z.string().trim().min(1).max(300) }) },
  responses: { 200: json(BenchSampleDetail, 'The sample'), ...failures(400, 404) },
})

const read = staffRoute('samples.read', {
  method: 'get',
  path: '/staff-api/v1/samples/{id}',
  tags,
  summary: 'One sample with what was measured',
  request: { params: IdPath },
  responses: { 200: json(BenchSampleDetail, 'The sample'), ...failures(400, 404) },
})

const report = staffRoute('samples.read', {
  method: 'get',
  path: '/staff-api/v1/samples/{id}/report',
  tags,
  summary: 'The report as the customer reads it, or is going to',
  request: { params: IdPath },
  responses: { 200: json(SampleReport, 'The report'), ...failures(400, 404) },
})

/** The bench: samples listed by state and found by the number on the bag (LABORATORY-23, LABORATORY-24). */
export function sampleCalls(context: AppContext): Router {
  const { database } = context
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { limit, after, waitsDays, state = null, ...query } = c.req.valid('query')
    const filter = {
      siteIds: c.var.staff.siteIds,
      status: state,
      analysis: query.analysis ?? null,
      sampleType: query.sampleType ?? null,
      waitsBefore: waitsDays === undefined ? null : dayBefore(context.now(), waitsDays - 1),
    }
    const afterId = after === undefined ? null : numberAfter({ after, limit })
    const rows = await benchSamples(database, { ...filter, afterId, limit: limit + 1 })
    const total = await countSamples(database, filter)
    const keyOf = ({ sampleId }: { sampleId: number }) => String(sampleId)
    return c.json(countedList(rows, { limit, total }, { keyOf, view: benchSampleView }), 200)
  })
  router.openapi(scan, async (c) => {
    const { siteIds } = c.var.staff
    const scanned = readSampleCode(c.req.valid('query').code)
    if (!scanned) throw notFound('sample')
    const sampleId = 'key' in scanned ? await findSample(database, { ...scanned, siteIds }) : scanned.sampleId
    const sample = sampleId === null ? null : await readBenchSample(database, { sampleId, siteIds })
    if (!sample) throw notFound('sample')
    return c.json(sampleDetailView(sample), 200)
  })
  router.openapi(read, async (c) => {
    const wanted = { sampleId: c.req.valid('param').id, siteIds: c.var.staff.siteIds }
    const sample = await readBenchSample(database, wanted)
    if (!sample) throw notFound('sample')
    return c.json(sampleDetailView(sample), 200)
  })
  router.openapi(report, async (c) => {
    const wanted = { sampleId: c.req.valid('param').id, siteIds: c.var.staff.siteIds }
    const answer = await readBenchReport(context, wanted)
    if (!answer) throw notFound('sample')
    return c.json(answer, 200)
  })
  return router
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY).toISOString().slice(0, 10)
}
