import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/** REVIEWS-7: one answer for unknown, expired and foreign links. REVIEWS-2: one review of a product per customer. */
export const reviewProblems: Problems<Refused<'link-invalid' | 'already-reviewed'>> = {
  'link-invalid': { status: 404, title: 'This link is no longer valid.' },
  'already-reviewed': {
    status: 409,
    title: 'There is a review of this product by the same customer already.',
  },
}
