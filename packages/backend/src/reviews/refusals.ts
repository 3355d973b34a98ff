import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/** One answer for unknown, expired and foreign links (REVIEWS-7). One review of a product per customer (REVIEWS-2). */
export const reviewProblems: Problems<Refused<'link-invalid' | 'already-reviewed'>> = {
  'link-invalid': { status: 404, title: 'This link is no longer valid.' },
  'already-reviewed': {
    status: 409,
    title: 'There is a review of this product by the same customer already.',
  },
}
