import { reviewPhotoFields, reviewPhotoLimits } from '@haverhof/domain/reviews'
import { HOUR } from '@haverhof/domain/shared'
import type { Context, MiddlewareHandler } from 'hono'
import { requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import {
  type ApiEnv,
  badInput,
  createRouter,
  neverStored,
  notFound,
  type Router,
  unwrap,
} from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import { answerPhoto, photoProblems, readPhotoForm, type StoredPhoto, takeUpload } from '../photos/index.ts'
import { reviewCalls } from './calls.ts'
import { customerReviews } from './customer-reviews.ts'
import { readOwnPhoto, readPublicPhoto } from './read-photo.ts'
import { readRequest } from './read-request.ts'
import { reviewProblems } from './refusals.ts'
import { ReviewFormInput, ReviewFormQuery } from './schemas.ts'
import { endRequests } from './silence.ts'
import { submitReview } from './submit-review.ts'

/** What one caller may try within an hour (REVIEWS-8). */
const callerLimit = { limit: 30, windowMs: HOUR }

/** So long a browser may go on showing what is shown no more (REVIEWS-28). */
const shownFor = 'public, max-age=300'

const submissionProblems = { ...reviewProblems, ...photoProblems }

const formFields = Object.keys(ReviewFormInput.shape)

export function reviewRoutes(context: AppContext): Router {
  const router = createRouter()
  router.use('/api/account/reviews', neverStored)
  router.use('/api/account/reviews/*', neverStored)
  router.openapi(reviewCalls.submit, async (c) => {
    c.header('cache-control', 'no-store')
    const { productId, requestToken, title, text, rating, author, facts = {} } = c.req.valid('json')
    const by = writerOf(c, requestToken)
    await countCaller(context, c, by)
    const fields = { title, text, rating: rating ?? null, author: author ?? '' }
    const submission = { scope: c.var.scope, productId, by, fields, facts, photos: [] }
    return c.json(unwrap(await submitReview(context, submission), submissionProblems), 200)
  })
  router.openapi({ ...reviewCalls.submitForm, middleware: takeForm(context) }, async (c) => {
    c.header('cache-control', 'no-store')
    const { productId, title, text, rating, author, photo1, photo2, photo3, ...facts } = c.req.valid('form')
    const fields = { title, text, rating: rating ?? null, author: author ?? '' }
    const files = { photo1, photo2, photo3 }
    const photos = reviewPhotoFields.flatMap((parameter) => {
      const file = files[parameter]
      return file ? [{ parameter, file }] : []
    })
    const by = writerOf(c, c.req.valid('query').token)
    const submission = { scope: c.var.scope, productId, by, fields, facts, photos }
    return c.json(unwrap(await submitReview(context, submission), submissionProblems), 200)
  })
  router.openapi(reviewCalls.photo, async (c) => {
    const { photoId } = c.req.valid('param')
    c.header('cache-control', shownFor)
    return answer(c, await readPublicPhoto(context, { photoId, isThumbnail: false }))
  })
  router.openapi(reviewCalls.thumbnail, async (c) => {
    const { photoId } = c.req.valid('param')
    c.header('cache-control', shownFor)
    return answer(c, await readPublicPhoto(context, { photoId, isThumbnail: true }))
  })
  router.openapi(reviewCalls.ownPhoto, async (c) => {
    const { userId } = requireCustomer(c)
    return answer(c, await readOwnPhoto(context, { ...c.req.valid('param'), userId }))
  })
  router.openapi(reviewCalls.request, async (c) => {
    c.header('cache-control', 'no-store')
    const read = await readRequest(context, c.var.scope, c.req.valid('query').token)
    return c.json(unwrap(read, reviewProblems), 200)
  })
  router.openapi(reviewCalls.end, async (c) => {
    unwrap(await endRequests(context, c.req.valid('json').token), reviewProblems)
    return c.body(null, 204)
  })
  router.openapi(reviewCalls.oneClick, async (c) => {
    unwrap(await endRequests(context, c.req.valid('query').token), reviewProblems)
    return c.body(null, 204)
  })
  router.openapi(reviewCalls.ofCustomer, async (c) =>
    c.json(await customerReviews(context, c.var.scope, requireCustomer(c).userId), 200),
  )
  return router
}

type Caller = Context<ApiEnv>

function answer(c: Caller, photo: StoredPhoto | null) {
  if (!photo) throw notFound('photo')
  return answerPhoto(c, photo)
}

type Writer = { token: string } | { userId: string }

/** The token of a mailed request counts more than being signed in (REVIEWS-7). */
function writerOf(c: Caller, token: string | null | undefined): Writer {
  return token ? { token } : { userId: requireCustomer(c).userId }
}

async function countCaller(context: AppContext, c: Caller, by: Writer): Promise<void> {
  const caller = 'userId' in by ? by.userId : (c.var.clientIp ?? 'inside')
  unwrap(await countAttempt(context, `review:${caller}`, callerLimit))
}

/**
 * Who may write a review and is within the limits may send photos; they are read here, before anything looks at them
 * (REVIEWS-16).
 */
function takeForm(context: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const query = ReviewFormQuery.safeParse(c.req.query())
    if (!query.success) throw badInput('token', 'is no token of a mailed request')
    const by = writerOf(c, query.data.token)
    await countCaller(context, c, by)
    if ('token' in by) unwrap(await readRequest(context, c.var.scope, by.token), reviewProblems)
    await takeUpload(async () => {
      const form = await readPhotoForm(c.req.raw, formFields, reviewPhotoLimits.totalBytes)
      c.req.bodyCache.formData = unwrap(form, photoProblems)
      await next()
    })
  }
}
