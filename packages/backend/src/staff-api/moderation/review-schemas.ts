import {
  concernMarks,
  longestWaitHours,
  reviewConcerns,
  reviewPhotoLimits,
  reviewVerdicts,
} from '@haverhof/domain/reviews'
import { HOUR, languageCodes } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import { HorseFacts } from '../../catalogue/index.ts'
import type { StaffReview } from '../../reviews/index.ts'
import { Mark } from './queue.ts'
import { OwnWords } from '../shared/reason-schemas.ts'

export const Review = z
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
    refusedBecause: z
      .string()
      .nullable()
      .openapi({ description: 'A reason of its list, or the free words of an earlier release' }),
    ownWords: OwnWords,
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

export const PhotoIds = z
  .array(z.int().positive())
  .max(reviewPhotoLimits.count)
  .openapi({ description: 'The photos that are shown with it; without them none' })

export function reviewView({ submittedAt, ...review }: StaffReview) {
  const readBefore = new Date(submittedAt.getTime() + longestWaitHours * HOUR)
  const marksIn = (text: string) => concernMarks(text, review.concerns, review.language)
  return {
    ...review,
    marks: { title: marksIn(review.title), text: marksIn(review.text), author: marksIn(review.author) },
    submittedAt: submittedAt.toISOString(),
    readBefore: readBefore.toISOString(),
  }
}
