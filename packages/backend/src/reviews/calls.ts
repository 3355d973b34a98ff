import { createRoute, z } from '@hono/zod-openapi'
import { failures, json, jsonBody } from '../http/index.ts'
import {
  CustomerReviews,
  EndInput,
  OwnPhotoPath,
  PhotoPath,
  RequestQuery,
  ReviewFormInput,
  ReviewFormQuery,
  ReviewInput,
  ReviewRequest,
  SubmittedReview,
} from './schemas.ts'

const tags = ['reviews']
const picture = {
  200: {
    description: 'The photo',
    content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
  },
}
const done = { 204: { description: 'Done' } }

/** The calls about writing reviews; reading them belongs to the catalogue. */
export const reviewCalls = {
  submit: createRoute({
    method: 'post',
    path: '/api/reviews',
    tags,
    summary: 'Write a review, signed in or with the token of a mailed request',
    request: { body: jsonBody(ReviewInput) },
    responses: {
      200: json(SubmittedReview, 'Kept; shown at once when the checks find nothing'),
      ...failures(400, 401, 403, 404, 409, 413, 429),
    },
  }),

  /** The token is in the address, so a large body without one is refused unread (REVIEWS-16). */
  submitForm: createRoute({
    method: 'post',
    path: '/api/reviews/form',
    tags,
    summary: 'Write a review with photos, signed in or with the token of a mailed request',
    request: {
      query: ReviewFormQuery,
      body: { required: true, content: { 'multipart/form-data': { schema: ReviewFormInput } } },
    },
    responses: {
      200: json(SubmittedReview, 'Kept; a person looks at the photos first'),
      ...failures(400, 401, 403, 404, 409, 413, 415, 429, 503),
    },
  }),

  photo: createRoute({
    method: 'get',
    path: '/api/reviews/photos/{photoId}',
    tags,
    summary: 'A photo of a review, once it is shown',
    request: { params: PhotoPath },
    responses: { ...picture, ...failures(400, 404) },
  }),

  thumbnail: createRoute({
    method: 'get',
    path: '/api/reviews/photos/{photoId}/thumbnail',
    tags,
    summary: 'The same, small and square',
    request: { params: PhotoPath },
    responses: { ...picture, ...failures(400, 404) },
  }),

  request: createRoute({
    method: 'get',
    path: '/api/reviews/request',
    tags,
    summary: 'What a mailed request for reviews is about',
    request: { query: RequestQuery },
    responses: { 200: json(ReviewRequest, 'The products of the order'), ...failures(400, 404) },
  }),

  end: createRoute({
    method: 'post',
    path: '/api/reviews/request/end',
    tags,
    summary: 'Be asked for reviews no more, with the token of a mailed link',
    request: { body: jsonBody(EndInput) },
    responses: { ...done, ...failures(400, 403, 404, 413) },
  }),

  /** Mail programs call this with one click of their own (RFC 8058), so it asks for no header of ours (HTTP-5). */
  oneClick: createRoute({
    method: 'post',
    path: '/api/reviews/oneclick',
    tags,
    summary: 'Be asked for reviews no more, from within a mail program',
    request: { query: RequestQuery },
    responses: { ...done, ...failures(400, 404) },
  }),

  ofCustomer: createRoute({
    method: 'get',
    path: '/api/account/reviews',
    tags,
    summary: 'What the customer wrote, and what there is to write about',
    responses: { 200: json(CustomerReviews, 'Reviews of the customer'), ...failures(401) },
  }),

  ownPhoto: createRoute({
    method: 'get',
    path: '/api/account/reviews/{reviewId}/photos/{photoId}',
    tags,
    summary: 'A photo of a review that the customer wrote',
    request: { params: OwnPhotoPath },
    responses: { ...picture, ...failures(400, 401, 404) },
  }),
}
