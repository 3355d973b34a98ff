import { reportedKinds, reportReasons, reportStates } from '@haverhof/domain/reports'
import { concerns } from '@haverhof/domain/reviews'
import { languageCodes, toldReasons } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, IdPath, json, type Router, unwrap } from '../../http/index.ts'
import { reportQueue, settleReport, type StaffReport } from '../../reports/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'
import { countedListOf } from '../shared/paging.ts'
import { hasWords, reasonFields, wordsNeeded } from '../shared/reason-schemas.ts'
import { findingsIn, Mark, queueFields, queuePage, reachOfCaller, shownOr404 } from './queue.ts'
import { reportProblems } from './refusals.ts'

const tags = ['reports']

const Report = z
  .object({
    reportId: z.int(),
    about: z.enum(reportedKinds),
    aboutId: z.int().openapi({ description: 'The number of the review or question' }),
    siteId: z.int(),
    productId: z.int(),
    productTitle: z.string(),
    language: z.enum(languageCodes).openapi({ description: 'Of the text' }),
    title: z.string().nullable().openapi({ description: 'Of a review' }),
    text: z.string(),
    author: z.string().nullable(),
    answer: z.string().nullable().openapi({ description: 'What the shop answered to a question' }),
    isShown: z.boolean().openapi({ description: 'Whether readers still see it' }),
    concerns: z.array(z.enum(concerns)).openapi({ description: 'What a program finds in its words' }),
    marks: z.array(Mark).openapi({ description: 'Where in the text it finds it' }),
    reason: z.enum(reportReasons),
    explanation: z.string(),
    fullName: z.string().nullable(),
    hasMailbox: z.boolean().openapi({ description: 'Whether its sender is told' }),
    submittedAt: z.iso.datetime(),
    state: z.enum(reportStates),
    decidedAt: z.iso.datetime().nullable(),
  })
  .openapi('StaffReport')

const list = staffRoute('reports.decide', {
  method: 'get',
  path: '/staff-api/v1/reports',
  tags,
  summary:
    'Reports of reviews and questions: open ones with the oldest first, decided ones with the newest first',
  request: {
    query: z.strictObject({
      state: z.enum(reportStates).default('open'),
      ...queueFields,
    }),
  },
  responses: { 200: json(countedListOf(Report), 'A page of reports'), ...failures(400) },
})

const read = staffRoute('reports.decide', {
  method: 'get',
  path: '/staff-api/v1/reports/{id}',
  tags,
  summary: 'One report',
  request: { params: IdPath },
  responses: { 200: json(Report, 'The report'), ...failures(400, 404) },
})

const reasonsOfTexts = [...new Set([...toldReasons.review, ...toldReasons.question])]

const decide = staffRoute('reports.decide', {
  method: 'post',
  path: '/staff-api/v1/reports/{id}/decision',
  tags,
  summary:
    'Keep what was reported, or hide it with a reason of the list that its kind has; its sender and its writer are told',
  request: changeRequest(
    z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('kept') }),
      z
        .strictObject({
          decision: z.literal('removed'),
          ...reasonFields('review'),
          reason: z.enum(reasonsOfTexts),
        })
        .refine(hasWords, wordsNeeded),
    ]),
  ),
  responses: { 200: json(Report, 'The report'), ...failures(400, 404, 409) },
})

/** The moderation of reported texts (REPORTS-5, REPORTS-6, REPORTS-11). */
export function reportCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { state, ...page } = c.req.valid('query')
    const own = { ...reachOfCaller(c.var.staff), state }
    const reading = { queue: reportQueue, idOf, view: reportView }
    return c.json(await queuePage(context, page, own, reading), 200)
  })
  router.openapi(read, async (c) => {
    const wanted = { ...c.req.valid('param'), ...reachOfCaller(c.var.staff) }
    return c.json(shown(await reportQueue.read(context.database, wanted)), 200)
  })
  router.openapi(decide, async (c) => {
    const { id: reportId } = c.req.valid('param')
    const reach = reachOfCaller(c.var.staff)
    const decision = { reportId, ...reach, by: c.var.staff.actor, ...c.req.valid('json') }
    const decided = await onceByKey(context, c, decision, async (transaction) => {
      unwrap(await settleReport(context, transaction, decision), reportProblems)
      return shown(await reportQueue.read(transaction, { id: reportId, ...reach }))
    })
    return c.json(decided, 200)
  })
  return router
}

const idOf = ({ reportId }: StaffReport) => reportId

function shown(report: StaffReport | null) {
  return shownOr404(report, 'report', reportView)
}

function reportView({ submittedAt, decidedAt, ...report }: StaffReport) {
  return {
    ...report,
    ...findingsIn(report),
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
