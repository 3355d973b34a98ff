import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

/** REVIEWS-6: by then the link has expired, and the order is too old to be asked about again. */
export const requestRetention: Retention = {
  what: 'requests for reviews',
  table: 'review_request',
  keptDays: 400,
  batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
    'reviews-forget-requests',
    `
      with old as (select order_id from review_request where requested_at < :before order by requested_at limit :atOnce for update skip locked),
      gone as (delete from review_request q using old where q.order_id = old.order_id returning 1)
      select count(*)::int gone from gone`,
  ),
}
