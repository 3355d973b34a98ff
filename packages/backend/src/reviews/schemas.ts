import { reviewLimits, reviewVerdicts } from '@haverhof/domain/reviews'
import { z } from '@hono/zod-openapi'
import { HorseFacts, Image } from '../catalogue/index.ts'
import { BodyId, IdParameter, MailedToken } from '../http/index.ts'

/** What a review is about; without `url` where the site no longer shows the product. */
export const ReviewedProduct = z
  .object({
    productId: z.int(),
    productVariantId: z.int(),
    title: z.string(),
    url: z.string().nullable(),
    image: Image,
  })
  .openapi('ReviewedProduct')

/** Lengths are judged by the rules of the shop, which say what is wrong; these only keep out absurd sizes. */
export const ReviewInput = z
  .object({
    productId: BodyId,
    title: z
      .string()
      .max(10 * reviewLimits.title)
      .default(''),
    text: z
      .string()
      .max(10 * reviewLimits.text)
      .default(''),
    rating: z.number().nullish().openapi({ description: 'One to five stars' }),
    author: z
      .string()
      .max(10 * reviewLimits.author)
      .nullish()
      .openapi({ description: 'The name that is shown; by default first name and initial' }),
    requestToken: MailedToken.nullish().openapi({ description: 'The token of a mailed request' }),
    facts: HorseFacts.optional().openapi({ description: 'What the review says about the horse' }),
  })
  .openapi('ReviewInput')

const PhotoFile = z
  .instanceof(File)
  .optional()
  .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP, at most 10 MB' })

const fields = ReviewInput.shape

/** As it comes in a form: all are texts, the photos are files. */
export const ReviewFormInput = z
  .object({
    productId: IdParameter,
    title: fields.title,
    text: fields.text,
    rating: IdParameter.optional(),
    author: fields.author,
    ...HorseFacts.shape,
    photo1: PhotoFile,
    photo2: PhotoFile,
    photo3: PhotoFile,
  })
  .openapi('ReviewFormInput')

export const ReviewFormQuery = z.object({
  token: MailedToken.optional().openapi({ description: 'The token of a mailed request' }),
})

export const PhotoPath = z.object({
  photoId: IdParameter.openapi({ param: { name: 'photoId', in: 'path' } }),
})

export const OwnPhotoPath = PhotoPath.extend({
  reviewId: IdParameter.openapi({ param: { name: 'reviewId', in: 'path' } }),
})

export const SubmittedReview = z
  .object({
    published: z.boolean().openapi({ description: 'False while a person reads it, up to 24 hours' }),
  })
  .openapi('SubmittedReview')

export const RequestQuery = z.object({ token: MailedToken })

export const EndInput = RequestQuery.openapi('ReviewRequestToken')

export const ReviewRequest = z
  .object({
    author: z.string().openapi({ description: 'The name that is shown when none is chosen' }),
    products: z.array(ReviewedProduct.extend({ isReviewed: z.boolean() })),
  })
  .openapi('ReviewRequest')

export const WrittenReview = z
  .object({
    reviewId: z.int(),
    product: ReviewedProduct,
    title: z.string(),
    text: z.string(),
    rating: z.int(),
    author: z.string(),
    date: z.iso.date(),
    verified: z.boolean(),
    state: z.enum(reviewVerdicts),
    reply: z.string().nullable().openapi({ description: 'What the shop answers' }),
    repliedOn: z.iso.date().nullable(),
    facts: HorseFacts,
    photos: z.array(
      z.object({
        photoId: z.int(),
        url: z.string().openapi({ description: 'For the writer alone' }),
        width: z.int(),
        height: z.int(),
        isShown: z.boolean().openapi({ description: 'Whether others see it with the review' }),
      }),
    ),
  })
  .openapi('WrittenReview')

export const ReviewToWrite = ReviewedProduct.extend({
  orderId: z.int(),
  orderedAt: z.iso.datetime(),
}).openapi('ReviewToWrite')

export const CustomerReviews = z
  .object({
    author: z.string().openapi({ description: 'The name that is shown when none is chosen' }),
    written: z.array(WrittenReview),
    toWrite: z.array(ReviewToWrite),
  })
  .openapi('CustomerReviews')

export type ReviewedProductView = z.infer<typeof ReviewedProduct>
export type ReviewRequestView = z.infer<typeof ReviewRequest>
export type CustomerReviewsView = z.infer<typeof CustomerReviews>
