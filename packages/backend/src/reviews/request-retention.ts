import { deleteRows } from '../jobs/index.ts'

/** REVIEWS-6: by then the link has expired, and the order is too old to be asked about again. */
export const requestRetention = deleteRows(
  'requests for reviews',
  'review_request',
  'requested_at < :before order by requested_at',
)
