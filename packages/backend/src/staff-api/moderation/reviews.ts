import { longestReply, ratings, reviewVerdicts } from '@haverhof/domain/reviews'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  createRouter,
  failures,
  IdParameter,
  IdPath,
  json,
  notFound,
  type Router,
  unwrap,
} from '../../http/index.ts'
import { answerPhoto } from '../../photos/index.ts'
import {
  countReviews,
  listReviews,
  readPhotoForStaff,
  readStaffReview,
  replyToReview,
  settlePhotos,
  type StaffReview,
} from '../../reviews/index.ts'
import { settleReviewWithReports } from '../../reports/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'
import { countedListOf } from '../shared/paging.ts'
import { hasWords, reasonFields, wordsNeeded } from '../shared/reason-schemas.ts'
import { queueFields, queuePage, shownOr404 } from './queue.ts'
import { PhotoIds, Review, reviewView } from './review-schemas.ts'
import { reviewProblems } from './refusals.ts'

const tags = ['reviews']

const list = staffRoute('reviews.decide', {
  method: 'get',
  path: '/staff-api/v1/reviews',
  tags,
  summary: 'Reviews of customers: those that wait with the oldest first, decided ones with the newest first',
  request: {
    query: z.strictObject({
      state: z.enum(reviewVerdicts).default('waiting'),
      ...queueFields,
      rating: z
        .enum(ratings.map(String) as [string, ...string[]])
        .transform(Number)
        .optional(),
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

const decide = staffRoute('reviews.decide', {
  method: 'post',
  path: '/staff-api/v1/reviews/{id}/decision',
  tags,
  summary: 'Publish or refuse a review, or let it wait again; stars are counted anew',
  request: changeRequest(
    z.discriminatedUnion('verdict', [
      z.strictObject({ verdict: z.literal('published'), from, photoIds: PhotoIds.optional() }),
      z
        .strictObject({ verdict: z.literal('refused'), from, ...reasonFields('review') })
        .refine(hasWords, wordsNeeded),
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
    const { state, rating = null, ...page } = c.req.valid('query')
    const own = { siteIds: c.var.staff.siteIds, state, rating }
    const reading = { list: listReviews, count: countReviews, idOf, view: reviewView }
    return c.json(await queuePage(context, page, own, reading), 200)
  })
  router.openapi(read, async (c) => {
    const own = wanted(c.req.valid('param').id, c.var.staff)
    return c.json(shown(await readStaffReview(context.database, own)), 200)
  })
  router.openapi(decide, async (c) => {
    const own = { ...wanted(c.req.valid('param').id, c.var.staff), by: c.var.staff.actor }
    const decision = { ...own, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, decision, async (transaction) => {
      unwrap(await settleReviewWithReports(context, transaction, decision), reviewProblems)
      return shown(await readStaffReview(transaction, own))
    })
    return c.json(answer, 200)
  })
  router.openapi(reply, async (c) => {
    const own = { ...wanted(c.req.valid('param').id, c.var.staff), by: c.var.staff.actor }
    const answered = { ...own, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, answered, async (transaction) => {
      unwrap(await replyToReview(context, transaction, answered), reviewProblems)
      return shown(await readStaffReview(transaction, own))
    })
    return c.json(answer, 200)
  })
  router.openapi(photos, async (c) => {
    const own = { ...wanted(c.req.valid('param').id, c.var.staff), by: c.var.staff.actor }
    const choice = { ...own, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, choice, async (transaction) => {
      unwrap(await settlePhotos(context, transaction, choice), reviewProblems)
      return shown(await readStaffReview(transaction, own))
    })
    return c.json(answer, 200)
  })
  router.openapi(photo, async (c) => {
    const { id, photoId } = c.req.valid('param')
    const own = { ...wanted(id, c.var.staff), photoId, isThumbnail: false }
    const photo = await readPhotoForStaff(context.database, own)
    if (!photo) throw notFound('photo')
    return answerPhoto(c, photo)
  })
  return router
}

function wanted(reviewId: number, { siteIds }: { siteIds: readonly number[] }) {
  return { reviewId, siteIds }
}

const idOf = ({ reviewId }: StaffReview) => reviewId

function shown(review: StaffReview | null) {
  return shownOr404(review, 'review', reviewView)
}
