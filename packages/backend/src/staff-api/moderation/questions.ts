import { longestAnswer, longestWaitHours, questionStates } from '@haverhof/domain/questions'
import { concerns } from '@haverhof/domain/reviews'
import { HOUR, languageCodes } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, IdPath, json, type Router, unwrap } from '../../http/index.ts'
import { questionQueue, type StaffQuestion } from '../../questions/index.ts'
import { settleQuestionWithReports } from '../../reports/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'
import { countedListOf } from '../shared/paging.ts'
import { hasWords, OwnWords, reasonFields, wordsNeeded } from '../shared/reason-schemas.ts'
import { findingsIn, Mark, queueFields, queuePage, reachOfCaller, shownOr404 } from './queue.ts'
import { questionProblems } from './refusals.ts'

const tags = ['questions']

const Question = z
  .object({
    questionId: z.int(),
    siteId: z.int(),
    productId: z.int(),
    productTitle: z.string(),
    language: z.enum(languageCodes).openapi({ description: 'The answer is written in it' }),
    question: z.string(),
    asker: z.string().nullable(),
    submittedAt: z.iso.datetime(),
    answerBefore: z.iso.datetime().openapi({ description: `${longestWaitHours} hours after it came in` }),
    state: z.enum(questionStates),
    concerns: z.array(z.enum(concerns)).openapi({ description: 'What a program finds in its words' }),
    marks: z.array(Mark).openapi({ description: 'Where in the question it finds it' }),
    answer: z.string().nullable(),
    answeredOn: z.iso.date().nullable(),
    rejectedBecause: z
      .string()
      .nullable()
      .openapi({ description: 'A reason of its list, or the free words of an earlier release' }),
    ownWords: OwnWords,
    version: z.int().openapi({ description: 'Counts its changes' }),
    mailedAt: z.iso.datetime().nullable().openapi({ description: 'When the answer went to the asker' }),
  })
  .openapi('StaffQuestion')

const list = staffRoute('questions.answer', {
  method: 'get',
  path: '/staff-api/v1/questions',
  tags,
  summary:
    'Questions about products: those that wait with the oldest first, decided ones with the newest first',
  request: {
    query: z.strictObject({
      state: z.enum(questionStates).default('waiting'),
      ...queueFields,
    }),
  },
  responses: { 200: json(countedListOf(Question), 'A page of questions'), ...failures(400) },
})

const read = staffRoute('questions.answer', {
  method: 'get',
  path: '/staff-api/v1/questions/{id}',
  tags,
  summary: 'One question',
  request: { params: IdPath },
  responses: { 200: json(Question, 'The question'), ...failures(400, 404) },
})

const version = z.int().positive().openapi({ description: 'The one that its reader looked at' })
const answer = z
  .string()
  .max(2 * longestAnswer)
  .openapi({ description: 'In the language of the question' })

const decide = staffRoute('questions.answer', {
  method: 'post',
  path: '/staff-api/v1/questions/{id}/decision',
  tags,
  summary:
    'Answer a question in public, change that answer, take it off, reject the question or let it wait again',
  request: changeRequest(
    z.discriminatedUnion('state', [
      z.strictObject({ state: z.literal('published'), answer, version }),
      z
        .strictObject({ state: z.literal('rejected'), ...reasonFields('question'), version })
        .refine(hasWords, wordsNeeded),
      z.strictObject({ state: z.literal('waiting'), version }),
    ]),
  ),
  responses: { 200: json(Question, 'The question'), ...failures(400, 404, 409) },
})

/** QUESTIONS-4 to 7, 11 */
export function questionCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { state, ...page } = c.req.valid('query')
    const own = { ...reachOfCaller(c.var.staff), state }
    const reading = { queue: questionQueue, idOf, view: questionView }
    return c.json(await queuePage(context, page, own, reading), 200)
  })
  router.openapi(read, async (c) => {
    const wanted = { ...c.req.valid('param'), ...reachOfCaller(c.var.staff) }
    return c.json(shown(await questionQueue.read(context.database, wanted)), 200)
  })
  router.openapi(decide, async (c) => {
    const { id: questionId } = c.req.valid('param')
    const reach = reachOfCaller(c.var.staff)
    const decision = { questionId, ...reach, by: c.var.staff.actor, ...c.req.valid('json') }
    const answered = await onceByKey(context, c, decision, async (transaction) => {
      unwrap(await settleQuestionWithReports(context, transaction, decision), questionProblems)
      return shown(await questionQueue.read(transaction, { id: questionId, ...reach }))
    })
    return c.json(answered, 200)
  })
  return router
}

const idOf = ({ questionId }: StaffQuestion) => questionId

function shown(question: StaffQuestion | null) {
  return shownOr404(question, 'question', questionView)
}

function questionView({ submittedAt, mailedAt, ...question }: StaffQuestion) {
  return {
    ...question,
    submittedAt: submittedAt.toISOString(),
    answerBefore: new Date(submittedAt.getTime() + longestWaitHours * HOUR).toISOString(),
    mailedAt: mailedAt?.toISOString() ?? null,
    ...findingsIn({ text: question.question, author: question.asker, language: question.language }),
  }
}
