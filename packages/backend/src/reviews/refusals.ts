import { Refusal } from '../http/index.ts'

/** REVIEWS-7: one answer for unknown, expired and foreign links. */
export function linkInvalid(): Refusal {
  return new Refusal({ status: 404, code: 'link-invalid', title: 'This link is no longer valid.' })
}

/** REVIEWS-2 */
export function alreadyReviewed(): Refusal {
  const title = 'There is a review of this product by the same customer already.'
  return new Refusal({ status: 409, code: 'already-reviewed', title })
}
