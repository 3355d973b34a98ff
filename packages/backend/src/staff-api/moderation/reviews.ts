import { longestReply, ratings, reviewVerdicts } from '@haverhof/domain/reviews'
import type { Result } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'
import {
  type ApiEnv,
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
  readPhotoForStaff,
  replyToReview,
  reviewQueue,
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
    const reading = { queue: reviewQueue, idOf, view: reviewView }
    return c.json(await queuePage(context, page, own, reading), 200)
  })
  router.openapi(read, async (c) => {
    const { siteIds } = c.var.staff
    return c.json(shown(await reviewQueue.read(context.database, { ...c.req.valid('param'), siteIds })), 200)
  })
  router.openapi(decide, async (c) => {
    const decision = { ...wanted(c, c.req.valid('param')), ...c.req.valid('json') }
    return c.json(await change(c, decision, (tx) => settleReviewWithReports(context, tx, decision)), 200)
  })
  router.openapi(reply, async (c) => {
    const answer = { ...wanted(c, c.req.valid('param')), ...c.req.valid('json') }
    return c.json(await change(c, answer, (tx) => replyToReview(context, tx, answer)), 200)
  })
  router.openapi(photos, async (c) => {
    const choice = { ...wanted(c, c.req.valid('param')), ...c.req.valid('json') }
    return c.json(await change(c, choice, (tx) => settlePhotos(context, tx, choice)), 200)
  })
  router.openapi(photo, async (c) => {
    const { id: reviewId, photoId } = c.req.valid('param')
    const own = { reviewId, siteIds: c.var.staff.siteIds, photoId, isThumbnail: false }
    const photo = await readPhotoForStaff(context.database, own)
    if (!photo) throw notFound('photo')
    return answerPhoto(c, photo)
  })

  /** Runs a change once, and answers with the review after it. */
  function change(
    c: Context<ApiEnv>,
    sent: ReturnType<typeof wanted>,
    run: (transaction: Transaction) => Promise<Result<null, keyof typeof reviewProblems>>,
  ) {
    const { reviewId: id, siteIds } = sent
    return onceByKey(context, c, sent, async (transaction) => {
      unwrap(await run(transaction), reviewProblems)
      return shown(await reviewQueue.read(transaction, { id, siteIds }))
    })
  }
  return router
}

function wanted(c: Context<ApiEnv>, { id: reviewId }: { id: number }) {
  const { siteIds, actor: by } = c.var.staff
  return { reviewId, siteIds, by }
}

const idOf = ({ reviewId }: StaffReview) => reviewId

function shown(review: StaffReview | null) {
  return shownOr404(review, 'review', reviewView)
}
