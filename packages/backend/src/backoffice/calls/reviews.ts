import {
  concernMarks,
  concerns,
  longestReply,
  longestWaitHours,
  ratings,
  reviewConcerns,
  reviewPhotoLimits,
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
import { HorseFacts } from '../../catalogue/index.ts'
import { answerPhoto } from '../../photos/index.ts'
import {
  countReviews,
  listReviews,
  readPhotoForStaff,
  readStaffReview,
  replyToReview,
  settlePhotos,
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
    concerns: z.array(z.enum(reviewConcerns)).openapi({ description: 'What the program found' }),
    marks: z
      .object({ title: z.array(Mark), text: z.array(Mark), author: z.array(Mark) })
      .openapi({ description: 'Where it found it' }),
    refusedBecause: z.string().nullable(),
    reply: z.string().nullable(),
    repliedOn: z.iso.date().nullable(),
    facts: HorseFacts,
    photos: z.array(
      z.object({
        photoId: z.int(),
        width: z.int(),
        height: z.int(),
        isShown: z.boolean().openapi({ description: 'Whether it is shown with the review' }),
      }),
    ),
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

const PhotoIds = z
  .array(z.int().positive())
  .max(reviewPhotoLimits.count)
  .openapi({ description: 'The photos that are shown with it; without them none' })

const decide = staffRoute('reviews.decide', {
  method: 'post',
  path: '/staff-api/v1/reviews/{id}/decision',
  tags,
  summary: 'Publish or refuse a review, or let it wait again; stars are counted anew',
  request: changeRequest(
    z.union([
      z.strictObject({ verdict: z.literal('published'), from, photoIds: PhotoIds.optional() }),
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

const photos = staffRoute('reviews.decide', {
  method: 'post',
  path: '/staff-api/v1/reviews/{id}/photos',
  tags,
  summary: 'Which photos stand with a review that is shown',
  request: changeRequest(z.strictObject({ shownIds: PhotoIds, from: PhotoIds })),
  responses: { 200: json(Review, 'The review'), ...failures(400, 404, 409) },
})

const photo = staffRoute('reviews.decide', {
  method: 'get',
  path: '/staff-api/v1/reviews/{id}/photos/{photoId}',
  tags,
  summary: 'A photo of a review, shown or not',
  request: {
    params: IdPath.extend({ photoId: IdParameter.openapi({ param: { name: 'photoId', in: 'path' } }) }),
  },
  responses: {
    200: {
      description: 'The photo',
      content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...failures(400, 404),
  },
})

/** REVIEWS-4, 12 to 14, 17 */
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
  router.openapi(photos, async (c) => {
    const own = { ...wanted(c.req.valid('param').id, c.var.staff), by: c.var.staff.actor }
    const choice = { ...own, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, choice, async (transaction) => {
      const done = await settlePhotos(context, transaction, choice)
      if (!done.ok) throw refused[done.reason]()
      return shown(await readStaffReview(transaction, own))
    })
    return c.json(answer, 200)
  })
  router.openapi(photo, async (c) => {
    const { id, photoId } = c.req.valid('param')
    const own = { ...wanted(id, c.var.staff), photoId, isThumbnail: false }
    return answerPhoto(c, await readPhotoForStaff(context.database, own))
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
  'not-published': conflict('not-published', 'Only a review that is shown has a reply and photos.'),
  'reply-too-long': () =>
    new Refusal({
      status: 400,
      code: 'reply-too-long',
      title: `A reply has at most ${longestReply} characters.`,
      parameter: 'text',
    }),
}
