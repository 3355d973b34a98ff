import { deleteRows } from '../jobs/index.ts'

/** RETURNS-5: the period runs from the decision about the return. */
export const photoRetention = deleteRows(
  'photos of returns',
  'return_photo',
  `return_id in (select return_id from product_return where status in ('refunded', 'refused') and changed_at < :before)`,
)
