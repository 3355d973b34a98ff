import {
  concernMarks,
  concerns,
  longestReply,
  longestWaitHours,
  ratings,
  reviewVerdicts,
} from '@haverhof/domain/reviews'
import { HOUR, languageCodes } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  createRouter,
  failures,
  IdempotencyHeaders,
  IdParameter,
  IdPath,
  json,
  notFound,
  Refusal,
  type Router,
} from '../../http/index.ts'
import {
  countReviews,
  listReviews,
  readStaffReview,
  replyToReview,
  settleReview,
  type StaffReview,
} from '../../reviews/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { onceByKey } from '../once-by-key.ts'
import { After, countedList, countedListOf, Limit, momentKey, rowAfter } from './paging.ts'

const tags = ['reviews']

const Mark = z.object({ concern: z.enum(concerns), start: z.int(), end: z.int() }).openapi('ReviewMark')

const Review = z
  .object({
    reviewId: z.int(),
    siteId: z.int(),
    productId: z.int(),
    productTitle: z.string(),
    language: z.enum(languageCodes),
    rating: z.int(),
    title: z.string(),
    text: z.string(),
    author: z.string(),
    verified: z.boolean().openapi({ description: 'An order stands behind it' }),
    submittedAt: z.iso.datetime(),
    readBefore: z.iso.datetime().openapi({ description: `${longestWaitHours} hours after it came in` }),
    state: z.enum(reviewVerdicts),
    concerns: z.array(z.enum(concerns)).openapi({ description: 'What the program found' }),
    marks: z
      .object({ title: z.array(Mark), text: z.array(Mark), author: z.array(Mark) })
      .openapi({ description: 'Where it found it' }),
    refusedBecause: z.string().nullable(),
    reply: z.string().nullable(),
    repliedOn: z.iso.date().nullable(),
  })
  .openapi('StaffReview')

const list = staffRoute('reviews.decide', {
  method: 'get',
  path: '/staff-api/v1/reviews',
  tags,
  summary: 'Reviews of customers: those that wait with the oldest first, decided ones with the newest first',
  request: {
    query: z.strictObject({
      state: z.enum(reviewVerdicts).default('waiting'),
      siteId: IdParameter.optional(),
      rating: z
        .enum(ratings.map(String) as [string, ...string[]])
        .transform(Number)
        .optional(),
      olderThanHours: IdParameter.optional(),
      after: After,
      limit: Limit,
    }),
  },
  responses: { 200: json(countedListOf(Review), 'A page of reviews'), ...failures(400) },
})

const read = staffRoute('reviews.decide', {
  method: 'get',
  path: '/staff-api/v1/reviews/{id}',
  tags,
  summary: 'One review',
  request: { params: IdPath },
  responses: { 200: json(Review, 'The review'), ...failures(400, 404) },
})

const from = z.enum(reviewVerdicts).openapi({ description: 'What it was when its reader looked at it' })
const reason = z.string().trim().min(1).max(500)

const decide = staffRoute('reviews.decide', {
  method: 'post',
  path: '/staff-api/v1/reviews/{id}/decision',
  tags,
  summary: 'Publish or refuse a review, or let it wait again; stars are counted anew',
  request: changeRequest(
    z.union([
      z.strictObject({ verdict: z.literal('published'), from }),
      z.strictObject({ verdict: z.literal('refused'), from, reason }),
      z.strictObject({ verdict: z.literal('waiting'), from }),
    ]),
  ),
  responses: { 200: json(Review, 'The review'), ...failures(400, 404, 409) },
})

const reply = staffRoute('reviews.decide', {
  method: 'post',
  path: '/staff-api/v1/reviews/{id}/reply',
  tags,
  summary: 'What the shop says below a review that is shown; without words it is taken back',
  request: changeRequest(z.strictObject({ text: z.string().max(2 * longestReply) })),
  responses: { 200: json(Review, 'The review'), ...failures(400, 404, 409) },
})

/** REVIEWS-4, 12 to 14 */
export function reviewCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { limit, after, olderThanHours, state, siteId = null, rating = null } = c.req.valid('query')
    const { siteIds } = c.var.staff
    const hours = olderThanHours ?? null
    const submittedBefore = hours && new Date(context.now().getTime() - hours * HOUR)
    const filter = { siteIds, state, siteId, rating, submittedBefore: submittedBefore || null }
    const rows = await listReviews(context.database, { ...filter, after: rowAfter(after), limit: limit + 1 })
    const total = await countReviews(context.database, filter)
    const keyOf = ({ submittedAt, reviewId }: StaffReview) => momentKey(submittedAt, reviewId)
    return c.json(countedList(rows, { limit, total }, { keyOf, view: reviewView }), 200)
  })
  router.openapi(read, async (c) => {
    const review = await readStaffReview(context.database, wanted(c.req.valid('param').id, c.var.staff))
    if (!review) throw notFound('review')
    return c.json(reviewView(review), 200)
  })
  router.openapi(decide, async (c) => {
    const own = { ...wanted(c.req.valid('param').id, c.var.staff), by: c.var.staff.actor }
    const decision = { ...own, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, decision, async (transaction) => {
      const done = await settleReview(context, transaction, decision)
      if (!done.ok) throw refused[done.reason]()
      return shown(await readStaffReview(transaction, own))
    })
    return c.json(answer, 200)
  })
  router.openapi(reply, async (c) => {
    const own = { ...wanted(c.req.valid('param').id, c.var.staff), by: c.var.staff.actor }
    const answered = { ...own, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, answered, async (transaction) => {
      const done = await replyToReview(context, transaction, answered)
      if (!done.ok) throw refused[done.reason]()
      return shown(await readStaffReview(transaction, own))
    })
    return c.json(answer, 200)
  })
  return router
}

function wanted(reviewId: number, { siteIds }: { siteIds: readonly number[] }) {
  return { reviewId, siteIds }
}

function shown(review: StaffReview | null) {
  if (!review) throw notFound('review')
  return reviewView(review)
}

function reviewView({ submittedAt, ...review }: StaffReview) {
  const readBefore = new Date(submittedAt.getTime() + longestWaitHours * HOUR)
  const marksIn = (text: string) => concernMarks(text, review.concerns, review.language)
  return {
    ...review,
    marks: { title: marksIn(review.title), text: marksIn(review.text), author: marksIn(review.author) },
    submittedAt: submittedAt.toISOString(),
    readBefore: readBefore.toISOString(),
  }
}

function changeRequest<Body extends z.ZodType>(schema: Body) {
  return {
    params: IdPath,
    headers: IdempotencyHeaders,
    body: { required: true, content: { 'application/json': { schema } } },
  }
}

const conflict = (code: string, title: string) => () => new Refusal({ status: 409, code, title })

const refused = {
  'no-such-review': () => notFound('review'),
  'decided-meanwhile': conflict('decided-meanwhile', 'Somebody else has decided on this review.'),
  'not-published': conflict('not-published', 'Only a review that is shown has a reply.'),
  'reply-too-long': () =>
    new Refusal({
      status: 400,
      code: 'reply-too-long',
      title: `A reply has at most ${longestReply} characters.`,
      parameter: 'text',
    }),
}
